/**
 * The styles of the page for missing pages. It is made on the device, so it has none of the site's style sheets: its
 * colours are those of `src/styles/tokens.css`, dark where the device is.
 */
export const offlineStyles = `
:root{color-scheme:light dark;--p:#fbf7ee;--s:#fffdf8;--t:#2a1a2e;--q:#54435a;--l:#d9cbb4;--b:#43163b;--o:#fff8ec;--a:#e8821a}
@media(prefers-color-scheme:dark){:root{--p:#18111c;--s:#221828;--t:#f7eee2;--q:#d9cbd4;--l:#4c3b57;--b:#e2b9dc;--o:#2c0e28}}
body{margin:0;border-top:.375rem solid var(--a);background:var(--p);color:var(--t);font:1.0625rem/1.7 "Noto Sans",system-ui,"Noto Sans Devanagari",sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 3rem;text-align:center}
svg{width:11rem;height:11rem}
h1{margin:0;font-size:1.75rem;line-height:1.45}
h2{margin:2.5rem 0 .75rem;font-size:1.25rem;line-height:1.45;text-align:start}
a{color:var(--b);text-underline-offset:.2em}
.button{display:inline-block;padding:.6rem 1.5rem;border:1px solid;border-radius:2rem;background:var(--b);color:var(--o);font-weight:700;line-height:1.4;text-decoration:none}
ul{margin:0;padding:0;list-style:none;text-align:start}
li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between;margin-bottom:.75rem;padding:.25rem 1rem .5rem;border:1px solid var(--l);border-radius:.5rem;background:var(--s)}
li a{padding:.5rem 0}
small{color:var(--q)}`;
