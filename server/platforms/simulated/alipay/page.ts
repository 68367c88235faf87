/** The sign's number, for text within HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `body{font:18px/1.6 system-ui,sans-serif;margin:0;color:#1a1a1a;background:#f5f6f8}
main{max-width:28rem;margin:0 auto;padding:1.5rem}h1{font-size:1.4rem}.amount{font-size:2.4rem;font-weight:600;margin:.5rem 0}
button{font:inherit;width:100%;min-height:3rem;border-radius:.5rem;border:1px solid #5b6470;background:#fff;color:#1a1a1a}
button.main{background:#0b57c2;border-color:#0b57c2;color:#fff}button:focus-visible{outline:3px solid #f2a900;outline-offset:2px}`;

/** A page of the simulated Alipay, in both languages. @param body HTML */
export const page = (
  title: { readonly zh: string; readonly en: string },
  body: string,
  status = 200,
): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title.zh} · ${title.en}</title><style>${STYLE}</style></head>
<body><main><h1>${title.zh}<br><span lang="en">${title.en}</span></h1>${body}</main></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );
