import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ShellIconName } from '../../../../plugins/shell/shell-icons/types';
import { registerCopyTarget } from '../../../clientModules/copyShortcut';
import { codeStylingStore, codeVariantStore } from '../../../state/preferenceStores';
import { useCopy } from '../../../hooks/useCopy';
import type { CodeStyling } from '../../../lib/demos/codeStyling';
import { useTranslate } from '../../../hooks/useTranslate';
import { demoToHash } from '../../../lib/demos/codeVariant';
import type { Translate } from '../../../lib/language/translations';
import { useDemoExport, type ExportedDemo } from './useDemoExport';

/** Something a reader can do with a demo, in the toolbar or in its menu. */
export interface DemoAction {
  id: string;
  label: string;
  /** Shorter label where there is less room than in a menu. */
  shortLabel?: string;
  /** Label that replaces it for a while. */
  otherLabel?: string;
  icon: ShellIconName;
  /** Width that a toolbar needs to show it; without, it is in the menu only. */
  room?: 'some' | 'more';
  onSelect: () => void;
}

interface DemoActionsOptions extends ExportedDemo {
  toolbar: RefObject<HTMLElement>;
  getCode: () => HTMLElement | null;
  onReset: () => void;
}

/** Actions on a demo, apart from showing and editing its code. */
export function useDemoActions({
  toolbar,
  getCode,
  onReset,
  ...demo
}: DemoActionsOptions) {
  const { name, written = null, readEdit } = demo;
  const t = useTranslate();
  const { exportTo, failed } = useDemoExport(demo);
  // If code and link are copied within two seconds, the later one is reported.
  const [latest, setLatest] = useState<'code' | 'link'>('code');
  const [codeCopied, copyShownCode] = useCopy({
    getText: useCallback(
      () => readEdit?.() ?? getCode()?.textContent ?? null,
      [getCode, readEdit],
    ),
    onRefused: useCallback(() => selectElement(getCode()), [getCode]),
  });
  const [linkCopied, copyAddress] = useCopy({
    getText: useCallback(() => getDemoAddress(name, written), [name, written]),
    onRefused: useCallback(() => showDemoAddress(name, written), [name, written]),
  });

  const copyCode = useCallback(() => {
    setLatest('code');
    return copyShownCode();
  }, [copyShownCode]);
  const copyLink = useCallback(() => {
    setLatest('link');
    return copyAddress();
  }, [copyAddress]);

  useEffect(
    () =>
      toolbar.current ? registerCopyTarget(toolbar.current, copyCode) : undefined,
    [copyCode, toolbar],
  );

  const copy = t('copy.action', 'Copy');
  const copied = t('copy.done', 'Copied');
  const actions: DemoAction[] = [
    {
      id: 'copy',
      label: codeCopied ? copied : copy,
      otherLabel: codeCopied ? copy : copied,
      icon: codeCopied ? 'CheckRounded' : 'ContentCopyRounded',
      room: 'some',
      onSelect: () => void copyCode(),
    },
    {
      id: 'stackblitz',
      label: t('demo.openIn', 'Open in {{service}}', { service: 'StackBlitz' }),
      shortLabel: 'StackBlitz',
      icon: 'BoltRounded',
      room: 'more',
      onSelect: () => void exportTo('stackblitz'),
    },
    {
      id: 'codesandbox',
      label: t('demo.openIn', 'Open in {{service}}', { service: 'CodeSandbox' }),
      icon: 'ViewInArRounded',
      onSelect: () => void exportTo('codesandbox'),
    },
    {
      id: 'download',
      label: t('demo.download', 'Download'),
      icon: 'FileDownloadOutlined',
      onSelect: () => void exportTo('zip'),
    },
    {
      id: 'link',
      label: t('demo.copyLink', 'Copy link'),
      icon: linkCopied ? 'CheckRounded' : 'LinkRounded',
      onSelect: () => void copyLink(),
    },
    {
      id: 'reset',
      label: t('demo.reset', 'Reset demo'),
      icon: 'RestartAltRounded',
      onSelect: onReset,
    },
  ];
  return {
    actions,
    status: describeStatus({ codeCopied, linkCopied, latest, failed }, t),
    done: codeCopied || linkCopied,
    failed: failed && !codeCopied && !linkCopied,
  };
}

function describeStatus(
  states: {
    codeCopied: boolean;
    linkCopied: boolean;
    latest: 'code' | 'link';
    failed: boolean;
  },
  t: Translate,
): string {
  if (states.linkCopied && (states.latest === 'link' || !states.codeCopied)) {
    return t('demo.linkCopied', 'Link copied');
  }
  if (states.codeCopied) {
    return t('copy.done', 'Copied');
  }
  return states.failed
    ? t(
        'demo.projectFailed',
        'The project could not be made: part of the site did not load. Try again when you are online.',
      )
    : '';
}

/** With the code selected, the browser's own copy works. */
function selectElement(element: HTMLElement | null): void {
  if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}

/** The address of a demo in the language and styling that are shown. */
function getDemoAddress(
  name: string,
  written: readonly CodeStyling[] | null,
): string {
  const address = new URL(window.location.href);
  address.hash = demoToHash({
    demo: name,
    variant: codeVariantStore.get(),
    styling: written && codeStylingStore.get(),
  });
  return address.href;
}

/** Puts the link into the address bar where the clipboard is refused. */
function showDemoAddress(
  name: string,
  written: readonly CodeStyling[] | null,
): void {
  const address = getDemoAddress(name, written);
  window.history.replaceState(window.history.state, '', address);
}
