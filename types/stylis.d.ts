/** The part of stylis 4 that Emotion's plugins are written with; the package has no types. */
declare module 'stylis' {
  export interface Element {
    type: string;
    value: string;
    props: string[] | string;
    children: Element[] | string;
    root: Element | null;
    parent: Element | null;
    line: number;
    column: number;
    length: number;
    return: string;
  }

  /** Writes an element, or leaves it to the middleware before it (undefined). */
  export type Middleware = (
    element: Element,
    index: number,
    children: Element[],
    callback: Middleware,
  ) => string | undefined | void;

  export const COMMENT: string;
  export const DECLARATION: string;
  export const KEYFRAMES: string;
  export const LAYER: string;
  export const MEDIA: string;
  export const RULESET: string;

  export const prefixer: Middleware;
  export const stringify: Middleware;
  export function compile(css: string): Element[];
  export function copy(root: Element, props: Partial<Element>): Element;
  export function middleware(plugins: Middleware[]): Middleware;
  export function serialize(children: Element[], callback: Middleware): string;
}
