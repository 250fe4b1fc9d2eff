import type { ComponentChild, ComponentChildren, VNode } from 'preact';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Styles in markup are forbidden by our Content-Security-Policy; they wait under another name. */
const STYLE = 'data-style';

const attributesOf = (props: Readonly<Record<string, unknown>>): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && name !== 'key' && value !== undefined)
    .map(([name, value]) => ` ${name === 'style' ? STYLE : name}="${escapeText(String(value))}"`)
    .join('');

const isNode = (child: ComponentChild): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'type' in child && 'props' in child;

/** A drawing as text; of plain elements and functions of their properties only. */
export const markupOf = (drawing: ComponentChildren): string => {
  if (Array.isArray(drawing)) return drawing.map(markupOf).join('');
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (!isNode(drawing)) return escapeText(String(drawing));
  const { type, props } = drawing;
  if (typeof type === 'function')
    return markupOf((type as (props: Record<string, unknown>) => ComponentChildren)(props));
  return `<${type}${attributesOf(props)}>${markupOf(props.children)}</${type}>`;
};

/**
 * Draws once what never changes. The browser reads hundreds of elements from a text far sooner than they could
 * be made one by one.
 */
export const drawOnce = (canvas: SVGElement, drawing: ComponentChildren): void => {
  canvas.innerHTML = markupOf(drawing);
  for (const element of canvas.querySelectorAll<SVGElement>(`[${STYLE}]`))
    element.style.cssText = element.getAttribute(STYLE) ?? '';
};
