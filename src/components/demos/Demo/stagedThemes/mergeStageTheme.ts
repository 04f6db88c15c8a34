import { deepmerge } from '@mui/utils';

type AnyTheme = Record<string, unknown>;

/** Keys that the library computes others from. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  breakpoints: ['mixins'],
};

/** Keys that are not copied: these are merged, or created again with variables of their own. */
const MERGED = new Set(['components', 'palette', 'colorSchemes', 'cssVarPrefix']);

/**
 * Merges a demo's own theme into that of its stage: options of the demo win, and others stay as
 * the reader has them, the variables of both palette modes included.
 *
 * @param stage the theme of the stage
 * @param own what the library made of the options
 * @param options what the demo gave to the library
 */
export function mergeStageTheme(
  stage: object,
  own: object,
  options: Readonly<Record<string, unknown>>,
): object {
  const base = stage as AnyTheme;
  const made = own as AnyTheme;
  const keys = Object.keys(options)
    .filter((key) => !MERGED.has(key))
    .flatMap((key) => [key, ...(COMPUTED[key] ?? [])]);
  const variables = (base.vars ?? {}) as AnyTheme;
  const result: AnyTheme = {
    ...base,
    ...Object.fromEntries(keys.map((key) => [key, made[key]])),
    components: deepmerge(base.components ?? {}, options.components ?? {}),
  };
  if (!base.vars) {
    result.palette = deepmerge(base.palette ?? {}, options.palette ?? {});
  } else {
    // Components ask the variables first.
    const literal = keys.filter((key) => key in variables);
    result.vars = {
      ...variables,
      ...Object.fromEntries(literal.map((key) => [key, made[key]])),
    };
  }
  return result;
}
