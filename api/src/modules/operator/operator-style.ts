/** The theme's colours and shapes (shared/src/theme/tokens.ts), without its files: the page must stand when they are gone. */
export const OPERATOR_STYLE = `
:root { --ink: #1d2a1f; --paper: #fffdf8; --surface: #ffffff; --line: #e4d8bf; --olive: #2f4a2b; --terracotta: #b8472a; --sea: #1f5f73; --wheat: #f6eedd; --muted: #56604f; --on: #fffdf8; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9db; --paper: #141a14; --surface: #1c241c; --line: #333d31; --olive: #9cbf86; --terracotta: #e58a68; --sea: #7fb8c9; --wheat: #262d22; --muted: #b4b6a5; --on: #141a14; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, 'Readex Pro', system-ui, sans-serif; }
header, main { max-inline-size: 1312px; margin-inline: auto; padding-inline: 20px; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 24px; padding-block: 12px; border-block-end: 1px solid var(--line); }
header nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
header a { color: inherit; text-decoration: none; display: inline-flex; align-items: center; min-block-size: 44px; }
header nav a { color: var(--muted); }
header nav a[aria-current] { color: var(--olive); font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
.home { font: 600 22px/1 Fraunces, Georgia, serif; color: var(--olive); }
main { padding-block: 48px 84px; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; }
:lang(ar) h1, :lang(ar) h2 { font-family: 'Readex Pro', system-ui, sans-serif; }
h1 { font-size: clamp(40px, 6vw, 60px); color: var(--olive); }
h2 { font-size: 30px; }
h2::first-letter { text-transform: uppercase; }
h3 { font-size: 20px; margin: 24px 0 8px; }
.lead { color: var(--muted); max-inline-size: 40em; }
section, form { background: var(--surface); border: 1px solid var(--line); border-radius: 18px; padding: 20px; margin-block-start: 24px; }
@media (min-width: 900px) { header, main { padding-inline: 64px; } section, form { padding: 32px; } }
form { max-inline-size: 480px; display: grid; gap: 16px; }
label { display: grid; gap: 4px; }
input { font: inherit; min-block-size: 48px; padding-inline: 12px; border: 1px solid var(--muted); border-radius: 12px; background: var(--paper); color: inherit; }
.top { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; }
.chip { border: 1px solid currentColor; border-radius: 99px; padding: 2px 12px; font-size: 15px; color: var(--olive); }
.chip.bad { color: var(--terracotta); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 16px; }
button { font: inherit; font-weight: 600; min-block-size: 44px; padding: 8px 20px; border-radius: 99px; border: 1px solid var(--olive); background: none; color: var(--olive); cursor: pointer; }
button.main { background: var(--terracotta); border-color: var(--terracotta); color: var(--on); }
button:disabled { opacity: 0.55; cursor: default; }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
dl { display: grid; grid-template-columns: minmax(9em, max-content) 1fr; gap: 4px 20px; margin: 16px 0 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 599px) { dl { grid-template-columns: 1fr; } dd { margin-block-end: 8px; } }
.scroll { overflow-x: auto; margin-block-start: 16px; }
table { border-collapse: collapse; inline-size: 100%; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 8px 12px; border-block-end: 1px solid var(--line); white-space: nowrap; }
th { color: var(--muted); font-weight: 600; }
.number { text-align: end; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; direction: ltr; unicode-bidi: isolate; }
@media (max-width: 699px) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: grid; gap: 4px; padding-block: 12px; border-block-end: 1px solid var(--line); }
  td, td.number { display: grid; grid-template-columns: 7em 1fr; gap: 12px; padding: 0; border: 0; text-align: start; white-space: normal; overflow-wrap: anywhere; }
  td::before { content: attr(data-column); color: var(--muted); }
  td > code { justify-self: start; }
  td:empty { display: none; }
}
.notice { background: var(--wheat); border-radius: 12px; padding: 12px 16px; margin-block: 16px 0; overflow-wrap: anywhere; }
.notice.bad { border-inline-start: 4px solid var(--terracotta); }
#said:empty { display: none; }
#said { background: var(--wheat); border-radius: 12px; padding: 12px 16px; }
dialog { border: 1px solid var(--line); border-radius: 18px; padding: 28px; max-inline-size: min(520px, calc(100vw - 40px)); background: var(--surface); color: inherit; }
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
`;
