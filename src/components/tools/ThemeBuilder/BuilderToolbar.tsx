import { useCallback } from 'react';
import { useCopy } from '../../../hooks/useCopy';
import { useTranslate } from '../../../hooks/useTranslate';
import { themeToHash } from '../../../lib/theme/joyTheme/themeAddress';
import type { JoyTokens } from '../../../lib/theme/joyTheme/tokens';
import { Icon } from '../../controls/Icon/Icon';
import { useBuilder } from './BuilderContext';
import playStyles from '../../demos/Playground/Playground.module.css';

const listChanged = (before: JoyTokens, after: JoyTokens) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );

/** Describes the change of a step in few words: tokens of one colour are named by it. */
function describeStep(before: JoyTokens, after: JoyTokens): string {
  const paths = listChanged(before, after);
  const owners = paths.map((path) =>
    paths.length > 1 ? path.split('.').slice(0, -1).join('.') : path,
  );
  return [...new Set(owners)].slice(0, 4).join(', ');
}

export function BuilderToolbar() {
  const t = useTranslate();
  const { tokens, undo, redo, reset, step } = useBuilder();
  const names = {
    undo: t('undo.action', 'Undo'),
    redo: t('builder.redo', 'Redo'),
    reset: t('builder.reset', 'Reset'),
  };
  // The change that was undone may be in a panel that is hidden.
  const report =
    step && `${names[step.kind]}: ${describeStep(step.before, step.after)}`;
  const [copied, copyLink] = useCopy({
    // The address follows a little later.
    getText: useCallback(
      () => new URL(themeToHash(tokens) || '#', window.location.href).href,
      [tokens],
    ),
    // The address bar has it already.
    onRefused: useCallback(() => {}, []),
  });
  return (
    <div
      className={playStyles.actions}
      style={{ borderTop: 0 }}
      data-needs-script
      data-chrome
    >
      <button
        type="button"
        className={playStyles.action}
        aria-disabled={!undo}
        aria-keyshortcuts="Control+Z"
        onClick={undo ?? undefined}
      >
        {names.undo}
      </button>
      <button
        type="button"
        className={playStyles.action}
        aria-disabled={!redo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo ?? undefined}
      >
        {names.redo}
      </button>
      <button
        type="button"
        className={playStyles.action}
        onClick={() => void copyLink()}
      >
        <Icon name={copied ? 'CheckRounded' : 'LinkRounded'} />
        {copied
          ? t('demo.linkCopied', 'Link copied')
          : t('demo.copyLink', 'Copy link')}
      </button>
      <button
        type="button"
        className={playStyles.action}
        aria-disabled={!reset}
        onClick={reset ?? undefined}
      >
        <Icon name="RestartAltRounded" />
        {names.reset}
      </button>
      <span className={playStyles.status} role="status">
        {copied ? t('demo.linkCopied', 'Link copied') : report}
      </span>
    </div>
  );
}
