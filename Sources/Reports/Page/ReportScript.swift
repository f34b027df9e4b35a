/// What the page does where scripts run: tables are sorted by their heads, and values are told where the pointer is, or
/// one after the other by the arrow keys.
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
    function words(row){return[].map.call(row.cells,function(c,i){
    return c.textContent?(i?heads[i]+" ":"")+c.textContent:""}).filter(Boolean).join(", ")}
    svg.addEventListener("pointermove",function(e){
    var box=svg.getBoundingClientRect(),x=(e.clientX-box.left)/box.width*1000,best=0;
    xs.forEach(function(v,i){if(Math.abs(v-x)<Math.abs(xs[best]-x))best=i});
    if(!rows[best])return hide();
    show(e,words(rows[best]))});
    svg.addEventListener("pointerleave",hide);
    var order=xs.map(function(v,i){return i}).sort(function(a,b){return xs[a]-xs[b]}),at=order.length-1;
    if(at<0||!rows.length)return;
    function tell(place){at=Math.max(0,Math.min(order.length-1,place));
    var row=rows[order[at]],box=svg.getBoundingClientRect();if(!row)return hide();
    svg.setAttribute("aria-valuenow",at+1);svg.setAttribute("aria-valuetext",words(row));
    show({clientX:box.left+xs[order[at]]/1000*box.width,clientY:box.top+box.height/3},words(row))}
    svg.tabIndex=0;svg.setAttribute("role","slider");svg.setAttribute("aria-valuemin",1);
    svg.setAttribute("aria-valuemax",order.length);svg.setAttribute("aria-valuenow",at+1);
    svg.setAttribute("aria-valuetext",words(rows[order[at]]||rows[0]));
    svg.addEventListener("focus",function(){if(svg.matches(":focus-visible"))tell(at)});svg.addEventListener("blur",hide);
    svg.addEventListener("keydown",function(e){
    var to={ArrowLeft:at-1,ArrowDown:at-1,ArrowRight:at+1,ArrowUp:at+1,PageDown:at-10,PageUp:at+10,Home:0,End:order.length-1}[e.key];
    if(e.key==="Escape")return hide();
    if(to===undefined||e.ctrlKey||e.altKey||e.metaKey)return;
    e.preventDefault();tell(to)})});
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
  static let hash = "sha256-uxMSrCy9k1z32W0vliAypwE2wZ8n5T7/rPkCvAXu5G0="
}
