import { Fragment } from 'react';
import { splitName } from '../../../lib/text/splitName';

/** A name that may break between its words. */
export function IconName({ name }: { name: string }) {
  return splitName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
