/**
 * The part of Next.js that code on pages uses. The package itself is 240 MB with its
 * compilers, so the signatures stand here, as those of 14.2.8 are.
 */
declare module 'next/link' {
  import type {
    AnchorHTMLAttributes,
    ForwardRefExoticComponent,
    MouseEventHandler,
    ReactNode,
    RefAttributes,
    TouchEventHandler,
  } from 'react';
  import type { UrlObject } from 'node:url';

  export interface LinkProps {
    href: string | UrlObject;
    as?: string | UrlObject;
    replace?: boolean;
    scroll?: boolean;
    shallow?: boolean;
    passHref?: boolean;
    prefetch?: boolean;
    locale?: string | false;
    legacyBehavior?: boolean;
    onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
    onTouchStart?: TouchEventHandler<HTMLAnchorElement>;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
  }

  const Link: ForwardRefExoticComponent<
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> &
      LinkProps & { children?: ReactNode } & RefAttributes<HTMLAnchorElement>
  >;
  export default Link;
}

declare module 'next/navigation' {
  interface NavigateOptions {
    scroll?: boolean;
  }

  interface AppRouterInstance {
    back(): void;
    forward(): void;
    refresh(): void;
    push(href: string, options?: NavigateOptions): void;
    replace(href: string, options?: NavigateOptions): void;
    prefetch(href: string): void;
  }

  type ReadonlyURLSearchParams = Omit<
    URLSearchParams,
    'append' | 'delete' | 'set' | 'sort'
  > &
    Iterable<[string, string]>;

  export function usePathname(): string;
  export function useParams<
    T extends Record<string, string | string[]> = Record<string, string | string[]>,
  >(): T;
  export function useRouter(): AppRouterInstance;
  export function useSearchParams(): ReadonlyURLSearchParams;
  export function useSelectedLayoutSegment(key?: string): string | null;
  export function useServerInsertedHTML(
    callback: () => import('react').ReactNode,
  ): void;
  export function notFound(): never;
  export function redirect(url: string, type?: 'replace' | 'push'): never;
}

declare module 'next/image' {
  import type {
    ForwardRefExoticComponent,
    ImgHTMLAttributes,
    RefAttributes,
  } from 'react';

  interface StaticImageData {
    src: string;
    height: number;
    width: number;
    blurDataURL?: string;
  }

  export type ImageProps = Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading'
  > & {
    src: string | StaticImageData | { default: StaticImageData };
    alt: string;
    width?: number | `${number}`;
    height?: number | `${number}`;
    fill?: boolean;
    loader?: (source: { src: string; width: number; quality?: number }) => string;
    quality?: number | `${number}`;
    priority?: boolean;
    loading?: 'lazy' | 'eager';
    placeholder?: 'blur' | 'empty' | `data:image/${string}`;
    blurDataURL?: string;
    unoptimized?: boolean;
  };

  const Image: ForwardRefExoticComponent<
    ImageProps & RefAttributes<HTMLImageElement>
  >;
  export default Image;
}

declare module 'next/font/google' {
  interface NextFont {
    className: string;
    style: { fontFamily: string; fontWeight?: number; fontStyle?: string };
  }

  interface FontOptions<Weight extends string, Variable> {
    weight: Weight | Weight[];
    style?: 'normal' | 'italic' | ('normal' | 'italic')[];
    display?: 'auto' | 'block' | 'swap' | 'fallback' | 'optional';
    variable?: Variable;
    preload?: boolean;
    fallback?: string[];
    adjustFontFallback?: boolean;
    subsets?: string[];
  }

  type LoadedFont<Variable> = Variable extends undefined
    ? NextFont
    : NextFont & { variable: string };

  type CssVariable = `--${string}`;

  type StaticWeight = '100' | '300' | '400' | '500' | '700' | '900';

  type VariableWeight = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}00` | 'variable';

  /** A font in files of one weight each, which are to be named. */
  export function Roboto<T extends CssVariable | undefined = undefined>(
    options: FontOptions<StaticWeight, T>,
  ): LoadedFont<T>;

  /** A variable font. */
  export function Inter<T extends CssVariable | undefined = undefined>(
    options?: Partial<FontOptions<VariableWeight, T>>,
  ): LoadedFont<T>;
}
