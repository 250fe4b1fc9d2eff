/** A button by what it is called; in large documents much faster to find than by role. */
export const buttonNamed = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => {
    const label = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
    return typeof name === 'string' ? label === name : name.test(label);
  });
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
