import ts from 'typescript';
import type { ErrorMessage } from './types';

/** The function production builds call instead of writing the message. */
export const FORMATTER = '_formatMuiErrorMessage';

type Part = string | number;

function partsOfTemplate(
  template: ts.TemplateExpression,
  args: readonly ts.Expression[],
): Part[] {
  const texts = args.map((argument) => argument.getText());
  return template.templateSpans.reduce<Part[]>(
    (parts, span) => {
      const index = texts.indexOf(span.expression.getText());
      if (index < 0) {
        throw new Error(
          `\${${span.expression.getText()}} is not among the arguments of ${FORMATTER}`,
        );
      }
      return [...parts, index, span.literal.text];
    },
    [template.head.text],
  );
}

function partsOfMessage(
  message: ts.Expression,
  args: readonly ts.Expression[],
): Part[] {
  if (ts.isStringLiteralLike(message)) return [message.text];
  if (ts.isTemplateExpression(message)) return partsOfTemplate(message, args);
  throw new Error(`the message is neither a string nor a template`);
}

/** `… ? message : _formatMuiErrorMessage(code, …)` */
function readMessage(node: ts.ConditionalExpression): ErrorMessage | null {
  const { whenTrue, whenFalse } = node;
  if (!ts.isCallExpression(whenFalse)) return null;
  if (whenFalse.expression.getText() !== FORMATTER) return null;
  const [code, ...args] = whenFalse.arguments;
  if (!code || !ts.isNumericLiteral(code)) {
    throw new Error(`${FORMATTER} is called without a code`);
  }
  const parts = partsOfMessage(whenTrue, args).filter((part) => part !== '');
  return { code: Number(code.text), parts };
}

/**
 * Reads the messages that a published ES module throws in development, with the codes it
 * throws in production.
 *
 * @param file path for messages about the module
 * @throws if a message cannot be read; the error names file and line
 */
export function extractErrorMessages(source: string, file: string): ErrorMessage[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const messages: ErrorMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      try {
        const message = readMessage(node);
        if (message) messages.push(message);
      } catch (error) {
        const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file}:${line + 1}: ${reason}`, { cause: error });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return messages;
}
