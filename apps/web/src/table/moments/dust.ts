/** One grain: where it begins as shares of the window, how large it is, and how bright. */
type Grain = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: number;
};

/** So far the dust rises before it is gone. */
const RISE = 40;

/** Grains lie thickest in the middle; few of them are large. */
const grainsOf = (count: number): readonly Grain[] =>
  Array.from({ length: count }, () => {
    const angle = Math.random() * Math.PI * 2;
    const far = Math.random() ** 0.6 * 0.5;
    return {
      x: 0.5 + Math.cos(angle) * far,
      y: 0.52 + Math.sin(angle) * far,
      size: 0.7 + Math.random() ** 3 * 4.2,
      light: 0.5 + Math.random() * 0.5,
    };
  });

/** A star of four points for a large grain. */
const star = (brush: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  const [long, short] = [size * 2, size * 0.5];
  brush.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4;
    const reach = point % 2 === 0 ? long : short * Math.SQRT2;
    brush.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach);
  }
  brush.fill();
};

const paint = (
  brush: CanvasRenderingContext2D,
  grains: readonly Grain[],
  gone: number,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  brush.clearRect(0, 0, width, height);
  const fade = gone < 0.2 ? gone * 5 : 1 - (gone - 0.2) / 0.8;
  for (const { x, y, size, light } of grains) {
    const [left, top] = [x * width, y * height - gone * RISE * light];
    brush.globalAlpha = Math.max(0, fade * light);
    brush.fillStyle = size > 2.4 ? '#fff3c0' : '#ffd75e';
    if (size > 2.4) star(brush, left, top, size);
    else brush.fillRect(left - size, top - size, size * 2, size * 2);
  }
};

const MANY = 420;
const FEW = 240;

/** Lets gold dust rise and fade on a full-window canvas, for so long; returns a function that ends it. */
export const startDust = (canvas: HTMLCanvasElement, ms: number): (() => void) => {
  const brush = canvas.getContext('2d');
  if (brush === null) return () => undefined;
  const size = { width: innerWidth, height: innerHeight };
  Object.assign(canvas, size);
  const grains = grainsOf(innerWidth < 700 ? FEW : MANY);
  let begun: number | null = null;
  let request = 0;
  const draw = (now: number): void => {
    begun ??= now;
    const gone = (now - begun) / ms;
    if (gone >= 1) {
      brush.clearRect(0, 0, size.width, size.height);
      return;
    }
    paint(brush, grains, gone, size);
    request = requestAnimationFrame(draw);
  };
  request = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(request);
};
