/** Texts that would be more than text on a page that put them into markup, a template, an address or a script. */
export const INJECTIONS: readonly string[] = [
  '<script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '<svg onload=window.hit=1>',
  '"><iframe srcdoc="<script>parent.hit=1</script>">',
  "' onmouseover='window.hit=1",
  '</style><style>*{display:none}',
  '</view><view bindtap="hit">',
  '<a href="javascript:window.hit=1">a</a>',
  '{{1+1}}${1+1}#{1+1}<%=1+1%>',
  '{{constructor.constructor("hit=1")()}}',
  '&lt;b&gt; &amp;amp; &#60;script&#62;',
  '<!--><math><mtext></mtext></math>',
  '%3Cscript%3E \\u003cscript\\u003e',
  "'; drop table posts; --",
  '__proto__ constructor toString',
  '[link](javascript:hit=1) **b** # h',
];

/** Short enough for a nickname. */
export const HOSTILE_NICKNAME = '<b>{{1+1}}</b>';
/** For a title, at most 30 characters. */
export const HOSTILE_TITLE = '<img src=x onerror=hit=1>{{2}}';
