import type { ComponentChild, ComponentChildren, VNode } from 'preact';

const escapeText = (text: string): string =>
  /[&<"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    : text;

const attributesOf = (props: Readonly<Record<string, unknown>>): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && name !== 'key' && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('');

const isNode = (child: ComponentChild): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'type' in child && 'props' in child;

/** A drawing as text; supports plain elements and function components only. */
export const markupOf = (drawing: ComponentChildren): string => {
  if (Array.isArray(drawing)) return drawing.map(markupOf).join('');
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (!isNode(drawing)) return escapeText(String(drawing));
  const { type, props } = drawing;
  if (typeof type === 'function')
    return markupOf((type as (props: Record<string, unknown>) => ComponentChildren)(props));
  return `<${type}${attributesOf(props)}>${markupOf(props.children)}</${type}>`;
};
