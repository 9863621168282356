// The mock pages are outside of the portal's bundle and may not import it: these design tokens are a copy.

/** The portal's colors; in a frame those of the scheme that the portal has chosen. */
export const COLORS = `
:root{color-scheme:light dark;--ink:#14213a;--ink-2:#4a5875;--ink-3:#5f6b85;--line:#e3e8f1;--line-strong:#8a96ad;--background:#f4f6fa;--card:#fff;--hover:#fbfcff;--brand:#0b57c4;--brand-weak:#e8f0fd;--on-color:#fff;--danger:#c4182b;--success:#1b7a3d}
@media (prefers-color-scheme:dark){:root{--ink:#e4eaf5;--ink-2:#b3bed3;--ink-3:#97a4bd;--line:#2a3549;--line-strong:#6b7a97;--background:#0e141f;--card:#161e2c;--hover:#1f2a3d;--brand:#7db0fb;--brand-weak:#1b2f52;--on-color:#0a1526;--danger:#ff8d92;--success:#6fc48d}}
`;

/** Style sheet of all pages. */
export const STYLE = `${COLORS}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--background);color:var(--ink);font:14px/22px "Inter","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.bar{display:flex;align-items:center;gap:12px;height:56px;padding:0 24px;background:var(--card);border-bottom:1px solid var(--line)}
.bar strong{font-weight:650;font-size:15px}
.bar nav{margin-left:auto;display:flex;gap:16px}
.logo{display:inline-grid;place-items:center;width:28px;height:28px;border-radius:8px;background:linear-gradient(135deg,#0b57c4,#19a3a3)}
main{max-width:920px;margin:0 auto;padding:40px 24px 56px}
main.narrow{max-width:640px}
main.wide{max-width:1120px}
h1{margin:0 0 8px;font-size:22px;line-height:32px;font-weight:650}
h2{margin:0 0 12px;font-size:15px;line-height:24px;font-weight:650}
p{margin:0 0 12px}
.lead{color:var(--ink-2);margin-bottom:24px;max-width:60ch}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px;margin:0 0 16px}
.people{list-style:none;margin:0 0 24px;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr))}
.person{display:flex;gap:16px;height:100%;padding:20px;background:var(--card);border:1px solid var(--line);border-radius:12px;color:inherit;text-decoration:none}
.person:hover{border-color:var(--brand);background:var(--hover)}
.person b{display:block;font-size:15px;font-weight:650}
.person small{display:block;font-size:12px;line-height:18px;color:var(--ink-3);font-variant-numeric:tabular-nums}
.person span.why{display:block;margin-top:8px;font-size:13px;line-height:20px;color:var(--ink-2)}
.avatar{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--brand-weak);color:var(--brand);font-size:18px;font-weight:650}
form.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
label{display:grid;gap:4px;font-size:13px;color:var(--ink-2)}
input,select{height:36px;min-width:0;padding:0 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}
select{max-width:100%}
button,.button{display:inline-grid;place-items:center;height:36px;padding:0 16px;border:1px solid var(--brand);border-radius:8px;background:var(--brand);color:var(--on-color);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.plain{background:var(--card);color:var(--brand)}
button.danger{background:var(--card);color:var(--danger);border-color:var(--danger)}
table{width:100%;border-collapse:collapse;font-size:13px}
th,td{padding:8px;border-bottom:1px solid var(--line);text-align:left;vertical-align:middle}
th{color:var(--ink-3);font-weight:600}
.scroll{overflow-x:auto}
code{padding:1px 6px;border-radius:6px;background:var(--brand-weak);font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:12px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}
dt{color:var(--ink-3)}
dd{margin:0;overflow-wrap:anywhere}
.hint{font-size:12px;line-height:18px;color:var(--ink-3)}
.card>:last-child{margin-bottom:0}
form+.hint{margin-top:12px}
.card ul{margin:0;padding-left:20px}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:12px;padding:4px 12px;background:var(--card);z-index:1}
`;
