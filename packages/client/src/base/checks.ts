/** Whether a value that was stored has this type; everything that the device stores is read through one. */
export type Check<Value> = (raw: unknown) => raw is Value;

export const isText: Check<string> = (raw) => typeof raw === 'string';
export const isFlag: Check<boolean> = (raw) => typeof raw === 'boolean';
export const isNumber: Check<number> = (raw): raw is number =>
  typeof raw === 'number' && !Number.isNaN(raw);

export const isTextUpTo = (most: number): Check<string> =>
  ((raw) => isText(raw) && raw.length <= most) as Check<string>;

export const isNumberIn = (least: number, most: number): Check<number> =>
  ((raw) => isNumber(raw) && raw >= least && raw <= most) as Check<number>;

export const isWholeIn = (least: number, most = Number.POSITIVE_INFINITY): Check<number> =>
  ((raw) => Number.isInteger(raw) && isNumberIn(least, most)(raw)) as Check<number>;

export const isCount: Check<number> = isWholeIn(0);

export const isOneOf =
  <const Value>(values: readonly Value[]): Check<Value> =>
  (raw): raw is Value =>
    values.includes(raw as Value);

export const isOrNull =
  <Value>(is: Check<Value>): Check<Value | null> =>
  (raw): raw is Value | null =>
    raw === null || is(raw);

/** For the value of a key that may be missing. */
export const isOrMissing = <Value>(is: Check<Value>): Check<Value> =>
  ((raw) => raw === undefined || is(raw)) as Check<Value>;

export const isListOf = <Value>(
  is: Check<Value>,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Check<readonly Value[]> =>
  ((raw) =>
    Array.isArray(raw) && raw.length >= least && raw.length <= most && raw.every(is)) as Check<
    readonly Value[]
  >;

/** A list of so many values, each with its own check. */
export const isTupleOf = <Values extends readonly unknown[]>(
  ...checks: { readonly [At in keyof Values]: Check<Values[At]> }
): Check<Values> =>
  ((raw) =>
    Array.isArray(raw) &&
    raw.length === checks.length &&
    checks.every((is, at) => is(raw[at]))) as Check<Values>;

type Shape<Value> = { readonly [Key in keyof Value]-?: Check<Value[Key]> };

export const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null;

/** An object with these keys; it may have others. */
export const isShape = <Value extends object>(shape: Shape<Value>): Check<Value> =>
  ((raw) =>
    isObject(raw) &&
    Object.entries<Check<unknown>>(shape).every(([key, is]) => is(raw[key]))) as Check<Value>;

/** The same without other keys. */
export const isExactShape = <Value extends object>(shape: Shape<Value>): Check<Value> => {
  const is = isShape(shape);
  return ((raw) => is(raw) && Object.keys(raw).every((key) => key in shape)) as Check<Value>;
};

export const isEither =
  <One, Other>(is: Check<One>, isOther: Check<Other>): Check<One | Other> =>
  (raw): raw is One | Other =>
    is(raw) || isOther(raw);

/** The type that a check finds. */
export type Checked<Of> = Of extends Check<infer Value> ? Value : never;

/** Reads a stored text; `otherwise` where there is none, or it is something else. */
export const readText = <Value>(
  text: string | null,
  is: Check<Value>,
  otherwise: NoInfer<Value>,
): Value => {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return is(raw) ? raw : otherwise;
  } catch {
    return otherwise;
  }
};
