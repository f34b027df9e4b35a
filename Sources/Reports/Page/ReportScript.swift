/// What the page does where scripts run: tables are sorted by their heads, and values are told where the pointer is.
enum ReportScript {
  static let text = #"""
    "use strict";(function(){
    var tip=document.getElementById("tip");
    function hide(){tip.hidden=true}
    function show(e,words){tip.textContent=words;tip.hidden=false;
    var w=tip.offsetWidth,x=Math.min(innerWidth-w-8,Math.max(8,e.clientX-w/2));
    tip.style.left=x+"px";tip.style.top=Math.max(8,e.clientY-tip.offsetHeight-14)+"px"}
    document.querySelectorAll("svg[data-t]").forEach(function(svg){
    var xs=svg.dataset.x.split(" ").map(Number),table=document.getElementById(svg.dataset.t);
    if(!table)return;
    var heads=[].map.call(table.tHead.rows[0].cells,function(c){return c.textContent}),rows=table.tBodies[0].rows;
    svg.addEventListener("pointermove",function(e){
    var box=svg.getBoundingClientRect(),x=(e.clientX-box.left)/box.width*1000,best=0;
    xs.forEach(function(v,i){if(Math.abs(v-x)<Math.abs(xs[best]-x))best=i});
    var row=rows[best];if(!row)return hide();
    var words=[].map.call(row.cells,function(c,i){return c.textContent?(i?heads[i]+" ":"")+c.textContent:""});
    show(e,words.filter(Boolean).join(", "))});
    svg.addEventListener("pointerleave",hide)});
    document.querySelectorAll("svg[data-days]").forEach(function(svg){
    var days={},year=+svg.dataset.first,shift=+svg.dataset.shift,first=Date.UTC(year,0,1);
    svg.dataset.days.split(" ").forEach(function(d){var p=d.split(":");days[p[0]]=p});
    svg.addEventListener("pointermove",function(e){
    var box=svg.getBoundingClientRect(),k=svg.viewBox.baseVal.width/box.width;
    var column=Math.floor(((e.clientX-box.left)*k-30)/13),row=Math.floor(((e.clientY-box.top)*k-18)/13);
    var number=column*7+row-shift,day=days[number];
    if(row<0||row>6||column<0||!day)return hide();
    var date=new Date(first+number*864e5).toISOString().slice(0,10);
    show(e,date+": "+day[1]+(day[1]==1?" workout, ":" workouts, ")+day[2]+(day[2]==1?" set":" sets"))});
    svg.addEventListener("pointerleave",hide)});
    document.querySelectorAll("table.sort").forEach(function(table){
    var heads=table.tHead.rows[0].cells;
    [].forEach.call(heads,function(th,column){
    var button=document.createElement("button");button.type="button";
    while(th.firstChild)button.appendChild(th.firstChild);
    th.appendChild(button);
    button.addEventListener("click",function(){
    var down=th.getAttribute("aria-sort")?th.getAttribute("aria-sort")==="ascending":th.className==="n";
    [].forEach.call(heads,function(h){h.removeAttribute("aria-sort")});
    th.setAttribute("aria-sort",down?"descending":"ascending");
    var body=table.tBodies[0],number=th.className==="n";
    function key(row){var c=row.cells[column],v=c.dataset.v||c.textContent;return number?parseFloat(v)||0:v}
    [].slice.call(body.rows).map(function(r){return [key(r),r]}).sort(function(a,b){
    var d=number?a[0]-b[0]:a[0].localeCompare(b[0]);return down?-d:d}).forEach(function(p){body.appendChild(p[1])})})})});
    [].forEach.call(document.querySelectorAll(".cal"),function(c){c.scrollLeft=c.scrollWidth});
    })();
    """#

  /// What the page's own policy knows the script by; a browser runs no other.
  static let hash = "sha256-w93kJ6JTtG2BCAuFX2PHbToypvGE22OdsTTvyoMUONQ="
}
