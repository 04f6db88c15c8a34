/**
 * Says whether a key belongs to the composition of a word, as in Japanese. Safari ends the
 * composition before it reports the Enter that ended it, with the key code of one.
 *
 * @param event of `keydown`
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  composes || keyCode === 229;
