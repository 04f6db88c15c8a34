/** The portal is read in both directions; these properties know only one. */
const PHYSICAL_PROPERTIES = [
  'left',
  'right',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-|$)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
];

const COLOUR_FUNCTIONS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'property-disallowed-list': [
      PHYSICAL_PROPERTIES,
      { message: (name) => `Use the logical property instead of "${name}"` },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
        float: ['left', 'right'],
        clear: ['left', 'right'],
      },
      {
        message: (name, value) => `Use start or end instead of "${name}: ${value}"`,
      },
    ],
    // Colours come from the brand, as variables.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    // Class names of modules are names in TypeScript.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'local'] },
    ],
    'import-notation': 'string',
    'number-max-precision': 5,
    // Directives for the right-to-left copy are written without spaces.
    'comment-whitespace-inside': null,
    // Infima and Prism set ids and names that are not ours.
    'selector-id-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    // In layers, order and weight are decided by the layer.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/css/tokens/**/*.css', 'src/css/tokens.css', 'static/**/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
    {
      // Class names here are given by Prism, Infima and Docusaurus.
      files: ['static/**/*.css', 'src/css/**/*.css', 'src/theme/**/*.css'],
      rules: { 'selector-class-pattern': null },
    },
  ],
};
