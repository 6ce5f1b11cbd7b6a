/** The fair's look for a page without a script; the colours are those of the portal's theme, which the service cannot import. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1d2a1f;--muted:#56604f;--paper:#fffdf8;--surface:#fff;--line:#e4d8bf;
--olive:#2f4a2b;--terracotta:#b8472a;--sea:#1f5f73;--wheat:#f6eedd;--saffron:#e2b04a}
@media (prefers-color-scheme:dark){:root{--ink:#efe9db;--muted:#b4b6a5;--paper:#141a14;--surface:#1c241c;--line:#333d31;
--olive:#9cbf86;--terracotta:#e58a68;--sea:#7fb8c9;--wheat:#262d22}}
*{box-sizing:border-box}
html{scroll-padding-block-start:1rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.2;margin:0;text-wrap:balance}
h1{font-size:40px}h2{font-size:30px}h3{font-size:20px;line-height:1.35;margin:0}
h4{font-size:17px;margin-block:24px 8px}
p{margin-block:8px;max-inline-size:44em}
a{color:var(--olive);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,monospace;font-size:15px}
code{overflow-wrap:anywhere}
pre{background:var(--wheat);border-radius:12px;margin:0;padding:12px 16px;white-space:pre-wrap;overflow-wrap:anywhere}
.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:16px;inset-block-start:16px;background:var(--surface);padding:8px 16px;z-index:1}
.page{max-inline-size:1440px;margin-inline:auto;padding:28px 20px 64px}
header.top{border-block-end:4px solid var(--saffron);padding-block-end:24px;margin-block-end:32px}
code .above{color:var(--muted)}
.mark{display:block;margin-block-end:12px}.star{fill:var(--olive)}.heart{fill:var(--saffron)}.seed{fill:var(--terracotta)}
nav summary{font-weight:600;padding-block:12px}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding-block:6px;text-decoration:none;font-size:15px;line-height:1.35}
nav a:hover{text-decoration:underline}
nav details details{border-block-start:1px solid var(--line)}
nav details details summary{font-size:17px}
nav li li a,nav .calls a{padding-inline-start:12px;color:var(--ink)}
section{margin-block-end:64px}
section>h2{margin-block-end:8px}
article{background:var(--surface);border:1px solid var(--line);border-radius:18px;margin-block-start:20px;padding:20px}
article>h3{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:baseline}
article>h3 a{color:inherit;text-decoration:none;overflow-wrap:anywhere}
article>h3 a:hover{text-decoration:underline}
article>h3 code{font-size:17px}
.method{color:var(--olive);font-weight:700}
.DELETE{color:var(--terracotta)}.GET{color:var(--sea)}
.lead{font-size:17px}
.who{color:var(--muted);font-size:15px}
table{border-collapse:collapse;inline-size:100%;font-size:15px;line-height:1.45}
th,td{text-align:start;vertical-align:top;padding:8px 12px 8px 0;border-block-end:1px solid var(--line)}
thead th{color:var(--muted);font-weight:600}
tbody th{font-weight:400}
caption{text-align:start;font-weight:600;font-size:17px;padding-block:20px 4px}
summary{cursor:pointer;min-block-size:44px;padding-block:10px}
article summary{font-weight:600}
.codes{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:0;padding:0}
.codes a{display:inline-block;padding-block:6px}
dl{margin:0}dt{margin-block-start:16px;font-weight:600}dd{margin:0}
dt:target,article:target{outline:3px solid var(--saffron);outline-offset:4px}
@media (max-width:699px){
h1{font-size:32px}h2{font-size:26px}
thead{position:absolute;clip-path:inset(50%);block-size:1px;inline-size:1px;overflow:hidden}
table,tbody,tr,th,td,caption{display:block}
tr{border-block-end:1px solid var(--line);padding-block:8px}
th,td{border:0;padding:0}
td:nth-child(2),td:nth-child(3){display:inline;color:var(--muted)}
td:nth-child(3)::before{content:'\\00a0· '}}
@media (max-width:999px){nav.toc>details{padding-block-end:32px}
nav.toc>details::details-content{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));column-gap:20px}
nav.toc details details[open],nav.toc>details>ul{grid-column:1/-1}}
@media (min-width:1000px){
.page{padding-inline:64px}
.columns{display:grid;grid-template-columns:300px minmax(0,1fr);gap:56px}
nav.toc{position:sticky;inset-block-start:0;align-self:start;max-block-size:100vh;overflow:auto;padding-block:8px 32px}
article{padding:28px}
.examples{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px}}
@media print{nav,.skip{display:none}.columns{display:block}article{break-inside:auto;border-radius:0}
h3,h4{break-after:avoid}details::details-content{content-visibility:visible;block-size:auto}body{font-size:11pt}}`;
