import { SHELL_ICON_NAMES } from '../../../../../plugins/shell/shell-icons/types';

/** A square for every icon: tests use names, never drawings. */
export default Object.fromEntries(
  SHELL_ICON_NAMES.map((name) => [name, '<path d="M0 0h24v24H0z" />']),
);
