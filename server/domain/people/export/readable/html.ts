import type { Language } from '../../../../kernel/language';

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
body{max-width:48rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.3rem;border-bottom:2px solid}h3{margin-top:1.5rem;font-size:1.1rem}
dl{display:grid;grid-template-columns:minmax(7rem,30%) 1fr;gap:.2rem 1rem;border:1px solid #8888;border-radius:.5rem;padding:.6rem .8rem;margin:.6rem 0}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
img,video{max-width:100%;height:auto;border-radius:.5rem}
nav a{display:inline-block;padding:.4rem .8rem .4rem 0}
.said{margin:.6rem 0;overflow-wrap:anywhere;white-space:pre-wrap}.said b{display:block;font-size:.9rem;opacity:.75}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{nav{display:none}dl{break-inside:avoid}}`;

/** A whole page without scripts, which loads nothing from elsewhere. @param body HTML */
export const htmlPage = (title: string, body: string, language: Language): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline';img-src 'self' file:;media-src 'self' file:">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>
`;
