/// How the page looks: light and dark, from 360 to 2,560 pixels, on a screen and on paper.
///
/// The colours of series are those of M. Okabe and K. Ito, *Color Universal Design*, 2008, which readers who confuse
/// red and green tell apart; some are darker, so that they stand out on white.
enum ReportStyle {
  static let text = """
    :root{color-scheme:light dark;--bg:#f3f5f8;--card:#fff;--ink:#141a22;--mute:#566170;--line:#e2e6ec;\
    --accent:#0b5cad;--soft:#0b5cad1c;--good:#00694f;--bad:#a63c00;--star:#8f5600;--goal:#7a3e9d;--track:#e6eaf0;\
    --shadow:0 1px 2px #10182814,0 4px 16px #1018280f;\
    --c1:#0072b2;--c2:#d55e00;--c3:#009e73;--c4:#b8578f;--c5:#c98a00;--c6:#3a9bd9;--c7:#8a6d3b;--c8:#6b7480;\
    --h0:#e6eaf0;--h1:#b7d4f0;--h2:#6fabdf;--h3:#2b7cc0;--h4:#0a4a86;\
    --z1:#8a94a0;--z2:#3f7fd1;--z3:#2f9e6a;--z4:#d9a900;--z5:#e2711d;--z6:#c3302b;--z7:#b9c1cb}
    @media (prefers-color-scheme:dark){:root{--bg:#0d1117;--card:#161c24;--ink:#e9edf3;--mute:#a3afbf;--line:#2a323d;\
    --accent:#79b8ff;--soft:#79b8ff22;--good:#4fd1a5;--bad:#ff9e64;--star:#ffce5c;--goal:#d2a8ff;--track:#2a323d;--shadow:none;\
    --c1:#58a6e6;--c2:#f08a3c;--c3:#3cc79a;--c4:#e08bbb;--c5:#f0c04a;--c6:#8fd0ff;--c7:#c2a26b;--c8:#98a3b1;\
    --h0:#222a34;--h1:#173f66;--h2:#1f64a3;--h3:#3b93dd;--h4:#9fd2ff;\
    --z1:#7c8794;--z2:#5c9bec;--z3:#45bd84;--z4:#f0c53f;--z5:#f58c42;--z6:#f0605a;--z7:#465160}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    font-variant-numeric:tabular-nums;overflow-wrap:break-word}
    .wrap{max-width:1880px;margin:0 auto;padding-left:max(16px,3vw);padding-right:max(16px,3vw)}
    .vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-9999px}
    .skip:focus{left:8px;top:8px;z-index:9;background:var(--card);color:var(--accent);padding:8px 12px;border-radius:8px}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    a{color:var(--accent)}
    h1,h2,h3,p,ul,ol,figure,table{margin:0;padding:0}
    .hero{background:linear-gradient(115deg,#082a52,#0b4f96 58%,#07635a);color:#fff;padding:40px 0 30px}
    .over{text-transform:uppercase;letter-spacing:.14em;font-size:12px;font-weight:600;color:#cfe3fa}
    h1{font-size:clamp(28px,4.5vw,46px);line-height:1.15;letter-spacing:-.02em;margin:4px 0 2px}
    .hero p{color:#dcebfb}
    .hero .shared{margin-top:6px;font-size:13px}
    .tiles{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(132px,1fr));gap:12px;margin-top:24px}
    .tiles li{background:#ffffff17;border:1px solid #ffffff26;border-radius:14px;padding:12px 14px}
    .tiles b{display:block;font-size:clamp(20px,2.2vw,28px);line-height:1.2;letter-spacing:-.01em;white-space:nowrap}
    .tiles .long{font-size:18px;line-height:1.75;white-space:normal}
    .tiles small{font-size:.55em;font-weight:500}
    .tiles span{font-size:13px;color:#dcebfb}
    nav{position:sticky;top:0;z-index:5;background:var(--card);border-bottom:1px solid var(--line);overflow-x:auto}
    nav ul{list-style:none;display:flex;gap:2px;white-space:nowrap}
    nav a{display:block;padding:12px 10px;font-size:14px;font-weight:500;color:var(--mute);text-decoration:none}
    nav a:hover{color:var(--accent)}
    nav a:focus-visible{outline-offset:-3px}
    section{padding-top:34px;scroll-margin-top:30px}
    h2{font-size:22px;letter-spacing:-.01em;margin-bottom:14px}
    h3{font-size:16px;line-height:1.3;margin-bottom:2px}
    h3 small{font-weight:400;font-size:13px;color:var(--mute);margin-left:6px}
    .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:18px}
    .grid.two{grid-template-columns:repeat(auto-fit,minmax(min(100%,520px),1fr))}
    section>*+.grid,section>*+.card{margin-top:18px}section>h2+*{margin-top:0!important}
    .card{background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shadow);padding:18px 18px 14px;min-width:0}
    .note,.key,.best{color:var(--mute);font-size:14px}
    .note{margin-bottom:8px}.none{margin-top:24px}
    .best{margin-bottom:10px}
    .best b{color:var(--ink);font-size:21px;letter-spacing:-.01em}.best,.tiles b{overflow-wrap:anywhere}
    .up{color:var(--good);font-weight:600}
    .insights{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:14px}
    .insights li{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--accent);border-radius:12px;padding:14px 16px;box-shadow:var(--shadow)}
    .chart{position:relative;margin:8px 0 4px;container-type:inline-size}
    figcaption{font-size:13px;color:var(--mute);margin-bottom:2px}
    .chart svg{display:block;overflow:visible}
    .plot{padding-right:6px}
    .chart text{font-size:12px;fill:var(--mute)}
    .chart .v{text-anchor:end}
    .n text,.w text{text-anchor:middle}
    .n .s,.w .s{text-anchor:start}
    .n .e,.w .e{text-anchor:end}
    .w{display:none}
    @container (min-width:640px){.w{display:inline}.n:not(th):not(td){display:none}}
    .g{stroke:var(--line);stroke-width:1}
    .chart path{vector-effect:non-scaling-stroke}
    .l{fill:none;stroke:var(--c1);stroke-width:2.2;stroke-linejoin:round}
    .a{fill:var(--soft)}
    .d{fill:none;stroke:var(--c1);stroke-width:6;stroke-linecap:round}
    .r{fill:none;stroke:var(--star);stroke-width:6;stroke-linecap:round}
    .chart .star{fill:var(--star);text-anchor:middle;font-size:13px;paint-order:stroke;stroke:var(--card);stroke-width:2px}
    line.goal{stroke:var(--goal);stroke-width:1.5;stroke-dasharray:6 4}
    .chart text.goal{fill:var(--goal);text-anchor:end;font-weight:600;paint-order:stroke;stroke:var(--card);stroke-width:3px}
    .b.c1{fill:var(--c1)}.b.c2{fill:var(--c2)}.b.c3{fill:var(--c3)}.b.c4{fill:var(--c4)}.b.c5{fill:var(--c5)}.b.c6{fill:var(--c6)}.b.c7{fill:var(--c7)}.b.c8{fill:var(--c8)}
    .legend+.plot .b{stroke:var(--card);stroke-width:.6}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:2px 14px;font-size:13px;color:var(--mute);margin:2px 0 4px}
    .legend i,.key i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:5px}
    .legend .c1{background:var(--c1)}.legend .c2{background:var(--c2)}.legend .c3{background:var(--c3)}.legend .c4{background:var(--c4)}.legend .c5{background:var(--c5)}.legend .c6{background:var(--c6)}.legend .c7{background:var(--c7)}.legend .c8{background:var(--c8)}
    .h0{fill:var(--h0)}.h1{fill:var(--h1);background:var(--h1)}.h2{fill:var(--h2);background:var(--h2)}.h3{fill:var(--h3);background:var(--h3)}.h4{fill:var(--h4);background:var(--h4)}
    .key{margin-bottom:8px}
    .key i{margin-right:2px;vertical-align:-1px}
    .cal{padding:4px 0 8px}
    .cal svg{width:100%;min-width:660px;max-width:1040px;height:auto}
    .grid.top{align-items:start}
    .years{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,760px),1fr));gap:0 32px}
    .years>div{min-width:0}
    .cal text{font-size:11px;fill:var(--mute)}
    .years h3{margin-top:12px}
    .z1{fill:var(--z1)}.z2{fill:var(--z2)}.z3{fill:var(--z3)}.z4{fill:var(--z4)}.z5{fill:var(--z5)}.z6{fill:var(--z6)}.z7{fill:var(--z7)}
    .chart path[class^=z]{stroke:var(--card);stroke-width:.7}.chart path.many{stroke:none}
    .bar.z1{background:var(--z1)}.bar.z2{background:var(--z2)}.bar.z3{background:var(--z3)}.bar.z4{background:var(--z4)}.bar.z5{background:var(--z5)}.bar.z6{background:var(--z6)}.bar.z7{background:var(--z7)}
    details>summary{cursor:pointer;font-size:13px;color:var(--accent);padding:6px 0;width:max-content;max-width:100%}
    .scroll{position:relative;overflow-x:auto;max-width:100%}
    .data .scroll{max-height:320px;overflow:auto}
    table{border-collapse:collapse;width:100%;font-size:14px}
    caption{text-align:left;font-weight:600;font-size:16px;margin-bottom:6px}
    th,td{padding:6px 10px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
    thead th{font-size:13px;color:var(--mute);font-weight:600;white-space:nowrap}
    tbody tr:last-child td,tbody tr:last-child th{border-bottom:0}
    td:first-child:not(.n){white-space:nowrap}
    .n{text-align:right}
    td.n{white-space:nowrap}
    td.n:last-child,th.n:last-child{padding-right:0}
    .sort button{all:unset;cursor:pointer}
    .sort button:focus-visible{outline:3px solid var(--accent);border-radius:3px}
    .sort [aria-sort=ascending] button::after{content:" ▲"}
    .sort [aria-sort=descending] button::after{content:" ▼"}
    .bars th{font-weight:400;white-space:nowrap;width:1%;border:0;padding:3px 12px 3px 0}
    .bars td{border:0;padding:3px 0;display:flex;align-items:center;gap:8px;white-space:nowrap;color:var(--mute)}
    .bars td span:last-child{flex:none}
    .bar{display:block;height:12px;border-radius:4px;background:var(--c1);min-width:2px;flex:0 1 auto}
    .zones{margin-top:10px}
    .zones caption{font-size:13px;color:var(--mute);font-weight:400}
    .sets th[scope=rowgroup]{font-weight:600;min-width:110px}
    .sets td{white-space:nowrap;border-bottom-color:transparent}
    .sets .first td,.sets .first th{border-top:1px solid var(--line)}
    .sets td i{font-style:normal;display:inline-block;width:1.2em}
    .better,.better i{color:var(--good)}.worse,.worse i{color:var(--bad)}.equal i,.new i{color:var(--mute)}
    td.better,td.worse{color:var(--ink)}
    .key span{margin-right:8px}
    .track{display:block;flex:1;height:10px;border-radius:5px;background:var(--track);overflow:hidden}
    .track .bar{height:10px;border-radius:5px}
    .meter{margin-bottom:10px;font-size:13px;color:var(--mute)}
    .ladder{list-style:none;font-size:14px}
    .ladder li{display:flex;flex-wrap:wrap;gap:0 10px;padding:5px 10px;border-left:4px solid var(--track);color:var(--mute)}
    .ladder li::before{content:"○"}
    .ladder .done{border-color:var(--good)}
    .ladder .done::before{content:"✓";color:var(--good)}
    .ladder .here{border-color:var(--accent);background:var(--soft);color:var(--ink);font-weight:600;border-radius:0 8px 8px 0}
    .ladder .here::before{content:"●";color:var(--accent)}
    .ladder small{margin-left:auto;font-weight:400;color:var(--mute)}
    .badges{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,215px),1fr));gap:12px}
    .badges li{display:flex;gap:12px;align-items:center;background:var(--card);border:1px solid var(--line);border-radius:14px;padding:12px;box-shadow:var(--shadow)}
    .badges b{display:block;line-height:1.25}
    .badges small{color:var(--mute)}
    .medal{flex:none;width:42px;height:42px;border-radius:50%;display:grid;place-items:center;font-size:20px;font-weight:700;color:#fff;background:radial-gradient(circle at 32% 26%,#2f86d6,#0a4a86)}
    .m-streak,.m-early{background:radial-gradient(circle at 32% 26%,#d0701a,#8f4300)}
    .m-load,.m-volume,.m-lifetime{background:radial-gradient(circle at 32% 26%,#119a78,#00573f)}
    .m-records,.m-comeback{background:radial-gradient(circle at 32% 26%,#a4649b,#6b2f66)}
    .next{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:10px 28px;font-size:14px}
    .next li{display:grid;grid-template-columns:1fr auto;gap:4px 10px}
    .next .track{grid-column:1/-1;grid-row:2}
    .next small{color:var(--mute)}
    .rules{padding-left:18px}
    .rules li{margin-bottom:4px}
    .routine+.routine{margin-top:18px}
    #tip{position:fixed;z-index:8;pointer-events:none;background:#10161f;color:#fff;font-size:13px;padding:6px 10px;border-radius:8px;max-width:280px;box-shadow:0 4px 18px #0006}
    #tip[hidden]{display:none}
    footer{color:var(--mute);font-size:13px;padding-top:36px;padding-bottom:36px}
    @media (max-width:520px){.card{padding:14px}.tiles{grid-template-columns:1fr 1fr}.hero{padding:26px 0 20px}}
    @media print{@page{margin:13mm}
    :root{--bg:#fff;--card:#fff;--ink:#000;--mute:#444;--line:#ccc;--soft:#0b5cad1c;--shadow:none;--accent:#0b5cad;--good:#00694f;--bad:#a63c00;--star:#8f5600;--goal:#7a3e9d;--track:#ddd;\
    --c1:#0072b2;--c2:#d55e00;--c3:#009e73;--c4:#b8578f;--c5:#c98a00;--c6:#3a9bd9;--c7:#8a6d3b;--c8:#6b7480;--h0:#e6eaf0;--h1:#b7d4f0;--h2:#6fabdf;--h3:#2b7cc0;--h4:#0a4a86;\
    --z1:#8a94a0;--z2:#3f7fd1;--z3:#2f9e6a;--z4:#d9a900;--z5:#e2711d;--z6:#c3302b;--z7:#b9c1cb;color-scheme:light}
    body{font-size:11pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
    nav,.skip,.data,#tip{display:none!important}
    .wrap{padding-left:0;padding-right:0}
    .hero{padding:18px;border-radius:12px}
    .card,.insights li,.badges li,tr{break-inside:avoid}
    .routine{break-before:page;break-inside:auto}
    .scroll{overflow:visible}
    .cal svg{max-width:100%;height:auto}
    .grid{grid-template-columns:1fr 1fr;gap:10px}
    .grid.two{grid-template-columns:1fr}
    h2,h3{break-after:avoid}}
    """
}
