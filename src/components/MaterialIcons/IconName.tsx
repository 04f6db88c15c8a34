import { Fragment } from 'react';

/** A name that may break between its words. */
export function IconName({ name }: { name: string }) {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
