/** How a prop is played with. See CONTRIBUTING, "A playground". */
type PlaygroundControlOf<Value> =
  | {
      /** Value at the start; without it, what the component takes by itself. */
      start?: Extract<Value, string | number | boolean>;
      /** The values to offer, where not all of the type are wanted. */
      options?: readonly Extract<Value, string | number>[];
      /** For numbers. */
      min?: number;
      max?: number;
      step?: number;
    }
  | {
      /** Nodes and other values without a text of their own, by the name to show. */
      choices: Record<string, Value>;
      /** Name of the choice at the start; without it, the prop is absent. */
      start?: string;
    };

/** What a `Name.playground.tsx` beside a page exports. */
interface Playground<Props> {
  component: import('react').JSXElementConstructor<Props>;
  /** Props that are always written and cannot be played with. */
  fixed?: Partial<Props>;
  /** In the order in which they are shown and written. */
  controls: { [Prop in keyof Props]?: PlaygroundControlOf<Props[Prop]> };
}
