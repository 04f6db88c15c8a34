import ts from 'typescript';
import { printPropType, type PrintedPropType } from './printPropType';
import { propertyToName } from './readJavaScript';
import { isIgnored, readNodeComment, type Comment } from './readComments';

/** A prop as the published PropTypes describe it. */
export interface PropTypeFacts {
  readonly name: string;
  readonly printed: PrintedPropType;
  readonly comment: Comment;
}

/**
 * Lists the public props of a PropTypes object, in its order: without those marked `@ignore`
 * and without refused props that have no description.
 */
export function readPropTypes(object: ts.ObjectLiteralExpression): PropTypeFacts[] {
  return object.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
    const comment = readNodeComment(property);
    const printed = printPropType(property.initializer);
    if (isIgnored(comment)) return [];
    if (printed.isUnsupported && !comment.description) return [];
    return [{ name: propertyToName(property), printed, comment }];
  });
}
