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
    function keys(svg,count,words,place){
    if(count<1)return;
    var at=count-1;
    function say(){svg.setAttribute("aria-valuenow",at+1);svg.setAttribute("aria-valuetext",words(at))}
    function tell(to){at=Math.max(0,Math.min(count-1,to));say();
    var box=svg.getBoundingClientRect(),p=place(at,box);
    show({clientX:box.left+p[0]*box.width,clientY:box.top+p[1]*box.height},words(at))}
    svg.tabIndex=0;svg.setAttribute("role","slider");svg.setAttribute("aria-valuemin",1);
    svg.setAttribute("aria-valuemax",count);say();
    svg.addEventListener("focus",function(){if(svg.matches(":focus-visible"))tell(at)});svg.addEventListener("blur",hide);
    svg.addEventListener("keydown",function(e){
    var to={ArrowLeft:at-1,ArrowDown:at-1,ArrowRight:at+1,ArrowUp:at+1,PageDown:at-10,PageUp:at+10,Home:0,End:count-1}[e.key];
    if(e.key==="Escape")return hide();
    if(to===undefined||e.ctrlKey||e.altKey||e.metaKey)return;
    e.preventDefault();tell(to)})}
    document.querySelectorAll("svg[data-t]").forEach(function(svg){
    var table=document.getElementById(svg.dataset.t);
    if(!table||!svg.dataset.x)return;
    var heads=[].map.call(table.tHead.rows[0].cells,function(c){return c.textContent}),rows=table.tBodies[0].rows;
    var xs=svg.dataset.x.split(" ").map(Number);
    function words(i){return[].map.call(rows[i].cells,function(c,i){
    return c.textContent?(i?heads[i]+" ":"")+c.textContent:""}).filter(Boolean).join(", ")}
    svg.addEventListener("pointermove",function(e){
    var box=svg.getBoundingClientRect(),x=(e.clientX-box.left)/box.width*1000,best=0;
    xs.forEach(function(v,i){if(Math.abs(v-x)<Math.abs(xs[best]-x))best=i});
    if(!rows[best])return hide();
    show(e,words(best))});
    svg.addEventListener("pointerleave",hide);
    var order=xs.map(function(v,i){return i}).filter(function(i){return rows[i]}).sort(function(a,b){return xs[a]-xs[b]});
    keys(svg,order.length,function(i){return words(order[i])},function(i){return[xs[order[i]]/1000,1/3]})});
    document.querySelectorAll("svg[data-days]").forEach(function(svg){
    var days={},first=Date.UTC(+svg.dataset.first,0,1),shift=+svg.dataset.shift,view=svg.viewBox.baseVal;
    svg.dataset.days.split(" ").forEach(function(d){var p=d.split(":");days[p[0]]=p});
    var order=Object.keys(days).map(Number).sort(function(a,b){return a-b});
    function words(number){
    var day=days[number],date=new Date(first+number*864e5).toISOString().slice(0,10);
    return date+": "+day[1]+(day[1]==1?" workout, ":" workouts, ")+day[2]+(day[2]==1?" set":" sets")}
    svg.addEventListener("pointermove",function(e){
    var box=svg.getBoundingClientRect(),k=view.width/box.width;
    var column=Math.floor(((e.clientX-box.left)*k-30)/13),row=Math.floor(((e.clientY-box.top)*k-18)/13);
    var number=column*7+row-shift;
    if(row<0||row>6||column<0||!days[number])return hide();
    show(e,words(number))});
    svg.addEventListener("pointerleave",hide);
    keys(svg,order.length,function(i){return words(order[i])},function(i,box){
    var place=order[i]+shift,x=(36+13*Math.floor(place/7))/view.width,room=svg.parentNode,seen=room.getBoundingClientRect();
    var left=box.left+x*box.width;
    if(left<seen.left||left>seen.right)room.scrollLeft+=left-(seen.left+seen.right)/2;
    return[x-(box.left-svg.getBoundingClientRect().left)/box.width,(18+13*(place%7))/view.height]})});
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
  static let hash = "sha256-LLH3aKpIsSZ0Vm8kfbSAnO5WsY0+YZlAEG2WXes0KdY="
}
