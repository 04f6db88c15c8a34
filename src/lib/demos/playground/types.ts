/** A piece of highlighted code: text, or a span with Prism's class names around pieces. */
export type CodeToken = string | { classes: string; content: CodeToken[] };

/** A few lines of code as the build has highlighted them. */
export type CodeFragment = CodeToken[];

/** Value of a prop that a reader can set: the value itself, or the key of a choice. */
export type PlaygroundValue = string | number | boolean;

interface Control {
  /** Name of the prop, as it is written. */
  prop: string;
}

/** A control with a few values. */
export interface OptionsControl extends Control {
  kind: 'options';
  /** In the order of the type. `''` stands first where the prop may be absent. */
  options: (string | number)[];
  start: string | number;
  /** Value that is not written, because the component takes it by itself. */
  fallback: string | number;
}

export interface FlagControl extends Control {
  kind: 'flag';
  start: boolean;
  fallback: boolean;
}

/** Free text of at most `TEXT_MAX_LENGTH` characters; empty = the prop is absent. */
export interface TextControl extends Control {
  kind: 'text';
  start: string;
  fallback: string;
}

export interface NumberControl extends Control {
  kind: 'number';
  min: number;
  max: number;
  step: number;
  start: number;
  /** Null where the types name no default: the prop is always written. */
  fallback: number | null;
}

/** A node or another value that has no text of its own, by name. */
export interface ChoicesControl extends Control {
  kind: 'choices';
  /** `code` is what stands between the braces of the attribute. */
  choices: { key: string; code: CodeFragment; imports: number[] }[];
  /** Key of a choice; empty = the prop is absent. */
  start: string;
  fallback: '';
}

export type PlaygroundControl =
  OptionsControl | FlagControl | TextControl | NumberControl | ChoicesControl;

/** A prop that is always written and has no control. */
export interface FixedProp {
  prop: string;
  /** Text of an attribute, nothing but its name, or code between its braces. */
  value:
    { text: string } | { flag: true } | { code: CodeFragment; imports: number[] };
}

/** A component that can be played with. Made at build of `Name.playground.tsx`. */
export interface PlaygroundModel {
  /** Name under which the component is imported. */
  component: string;
  /** Lines of import, in the order of the file; the first is that of the component. */
  imports: CodeFragment[];
  fixed: FixedProp[];
  controls: PlaygroundControl[];
}

/** The value of every control by the name of its prop. */
export type PlaygroundState = Readonly<Record<string, PlaygroundValue>>;
