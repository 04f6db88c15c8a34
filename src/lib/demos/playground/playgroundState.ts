import type {
  PlaygroundControl,
  PlaygroundModel,
  PlaygroundState,
  PlaygroundValue,
} from './types';

/** Longest text a control takes, in UTF-16 units: it fits on one line of code. */
export const TEXT_MAX_LENGTH = 60;

/** The state a playground starts with. */
export function createStartState({ controls }: PlaygroundModel): PlaygroundState {
  return Object.fromEntries(controls.map(({ prop, start }) => [prop, start]));
}

/**
 * Reads the value of a control from text that anybody may have written.
 *
 * @returns undefined for what the control does not take
 * @example parseControlValue(flag, 'true') // → true
 */
export function parseControlValue(
  control: PlaygroundControl,
  text: string,
): PlaygroundValue | undefined {
  switch (control.kind) {
    case 'options':
      return control.options.find((option) => String(option) === text);
    case 'flag':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'text':
      return isPlainText(text) ? text : undefined;
    case 'number':
      return parseNumber(control, text);
    case 'choices':
      return text === '' || control.choices.some(({ key }) => key === text)
        ? text
        : undefined;
  }
}

/** Whether a text is one line without control characters, among them those that reverse text. */
function isPlainText(text: string): boolean {
  return (
    text.length <= TEXT_MAX_LENGTH &&
    !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text)
  );
}

function parseNumber(
  { min, max, step }: { min: number; max: number; step: number },
  text: string,
): number | undefined {
  const value = /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  const steps = (value - min) / step;
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6
    ? value
    : undefined;
}

/** Names of a playground's parameters: `Button.variant`. */
const toParameter = (model: PlaygroundModel, prop: string) =>
  `${model.component}.${prop}`;

/**
 * Reads the state of a playground from the query of an address. Parameters of props that
 * have no control, and values that a control does not take, count as absent.
 *
 * @example readPlaygroundState(model, '?Button.variant=text') // → { variant: 'text', … }
 */
export function readPlaygroundState(
  model: PlaygroundModel,
  search: string,
): PlaygroundState {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    model.controls.map((control) => {
      const text = parameters.get(toParameter(model, control.prop));
      const value = text === null ? undefined : parseControlValue(control, text);
      return [control.prop, value ?? control.start];
    }),
  );
}

/**
 * Writes the state of a playground into the query of an address: what differs from the
 * start. Parameters of others stay; own ones that mean nothing go.
 *
 * @returns the query with its `?`, or nothing where there are no parameters
 * @example writePlaygroundState(model, '', { variant: 'text' }) // → '?Button.variant=text'
 */
export function writePlaygroundState(
  model: PlaygroundModel,
  search: string,
  state: PlaygroundState,
): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) {
    if (name.startsWith(`${model.component}.`)) {
      parameters.delete(name);
    }
  }
  for (const { prop, start } of model.controls) {
    const value = state[prop];
    if (value !== undefined && value !== start) {
      parameters.set(toParameter(model, prop), String(value));
    }
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether every control is as it was at the start. */
export function isStartState(
  model: PlaygroundModel,
  state: PlaygroundState,
): boolean {
  return model.controls.every(({ prop, start }) => state[prop] === start);
}

/** The controls whose values are written: the others are what the component does anyway. */
export function listWrittenControls(
  { controls }: PlaygroundModel,
  state: PlaygroundState,
): { control: PlaygroundControl; value: PlaygroundValue }[] {
  return controls.flatMap((control) => {
    const value = state[control.prop] ?? control.start;
    const isAbsent = value === control.fallback || value === '';
    return isAbsent ? [] : [{ control, value }];
  });
}
