/** Pictures of pieces that move about while the pieces stay where they are. */

/** What a piece is to the page, which its picture is not. */
const MEANING = ['id', 'role', 'tabindex', 'data-part', 'data-key', 'data-target', 'data-flip', 'data-gain'];

/** How a piece looks, without what can be done with it; of a part of a drawing, a drawing of its own. */
export function likenessOf(piece: Element): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of MEANING) one.removeAttribute(name);
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return copy;
  copy.removeAttribute('transform');
  const { x, y, width, height } = piece.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}
