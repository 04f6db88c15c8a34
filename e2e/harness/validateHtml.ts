import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  // Conformance to the standard; matters of style are the minifier's.
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Files of the portal's own host come with the page, or not at all.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/**
 * Validates a document.
 *
 * @returns what is wrong, with rule and place: `no-dup-id #a: Duplicate ID "a"`
 */
export function validateHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, selector, message }) => `${ruleId} ${selector ?? ''}: ${message}`,
    );
}
