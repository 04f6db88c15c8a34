/** A value that can be printed as code, and stored in an address. */
type PlaygroundLiteral = string | number | boolean;

/** Controls of a prop of texts, numbers or booleans. */
interface PlaygroundValues<Value> {
  /** Value at the start; without it, what the component takes by itself. */
  start?: Extract<Value, PlaygroundLiteral>;
  /** The values to offer, where not all of the type are wanted. */
  options?: readonly Extract<Value, string | number>[];
  /** For numbers. */
  min?: number;
  max?: number;
  step?: number;
}

/** Controls of a prop that also takes nodes, functions or objects. */
interface PlaygroundChoices<Value> extends Omit<PlaygroundValues<Value>, 'start'> {
  /** Values without a text of their own, by the name to show. */
  choices?: Record<string, Value>;
  /** Text at the start, or name of a choice; without it, the prop is absent. */
  start?: Extract<Value, PlaygroundLiteral> | string;
}

type PlaygroundControlOf<Value> = [
  Exclude<Value, PlaygroundLiteral | null | undefined>,
] extends [never]
  ? PlaygroundValues<Value>
  : PlaygroundChoices<Value>;

/** Exports of a `Name.playground.tsx` beside a page. See CONTRIBUTING.md, "Playgrounds". */
interface Playground<Props> {
  component: import('react').JSXElementConstructor<Props>;
  /** Props that are always written and cannot be played with. */
  fixed?: Partial<Props>;
  /** In the order in which they are shown and written. */
  controls: { [Prop in keyof Props]?: PlaygroundControlOf<Props[Prop]> };
}
