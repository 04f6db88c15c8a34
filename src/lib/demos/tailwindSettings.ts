/** Version of `tailwindcss` and its bundler plugin in projects; the one that is installed. */
export const TAILWIND_VERSION = '4.3.5';

/**
 * Settings of Tailwind, here and in projects: `dark:` follows the mode on the document's
 * element instead of the operating system, and text has the font of the stage.
 */
export const TAILWIND_SETTINGS = `@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));

@theme {
  --font-sans: Roboto, Helvetica, Arial, sans-serif;
}
`;
