// Joins the shapes of an outline to one path: one element an icon costs a browser less than several.

const numbers = (shape, names) => names.map((name) => Number(shape[name] ?? 0));
const rounded = (value) => String(Number(value.toFixed(3)));
const list = (...values) => values.map(rounded).join(' ');

/** A path's relative start is absolute only at the head of a path: written so that it is anywhere. */
function placed(d) {
  const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`, 's').exec(d);
  if (!start) return d;
  const [, x, y, rest] = start;
  // Further coordinates of a relative start are relative lines.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? `l${rest}` : rest}`;
}

function circle(shape) {
  const [cx, cy, r] = numbers(shape, ['cx', 'cy', 'r']);
  const half = (way) => `a${list(r, r)} 0 1 0 ${list(way * 2 * r)} 0`;
  return `M${list(cx - r, cy)}${half(1)}${half(-1)}z`;
}

function rectangle(shape) {
  const [x, y, width, height] = numbers(shape, ['x', 'y', 'width', 'height']);
  const r = Number(shape.rx ?? shape.ry ?? 0);
  const corner = (dx, dy) => (r === 0 ? '' : `a${list(r, r)} 0 0 1 ${list(dx, dy)}`);
  return (
    `M${list(x + r, y)}h${list(width - 2 * r)}${corner(r, r)}v${list(height - 2 * r)}${corner(-r, r)}` +
    `h${list(2 * r - width)}${corner(-r, -r)}v${list(2 * r - height)}${corner(r, -r)}z`
  );
}

const line = (shape) =>
  `M${list(...numbers(shape, ['x1', 'y1']))}L${list(...numbers(shape, ['x2', 'y2']))}`;
const polyline = ({ points }) =>
  `M${points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .map(rounded)
    .join(' ')}`;

const PATH_OF = {
  path: ({ d }) => placed(d),
  circle,
  rect: rectangle,
  line,
  polyline,
  polygon: (shape) => `${polyline(shape)}z`,
};

/**
 * The path with all shapes of an outline's markup.
 * @throws Error for a shape or an attribute that a path of the same stroke cannot draw
 */
export function pathOf(markup) {
  return [...markup.matchAll(/<(\w+)\s*([^>]*?)\/>/g)]
    .map(([, name, text]) => {
      const shape = Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const draw = PATH_OF[name];
      if (!draw || /fill|stroke|transform/.test(text))
        throw new Error(`No path draws <${name} ${text}>`);
      return draw(shape);
    })
    .join('');
}
