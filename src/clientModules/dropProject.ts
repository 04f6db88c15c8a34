import { getShownLanguage } from '../state/languageStore';
import { showAlert } from './showAlert';

/** Whether a drag carries files, and no demo has a use for them. */
function carriesFiles({
  dataTransfer,
  defaultPrevented,
  target,
}: DragEvent): boolean {
  return (
    !defaultPrevented &&
    dataTransfer !== null &&
    dataTransfer.types.includes('Files') &&
    !(target as Element | null)?.closest?.('[data-demo], input')
  );
}

async function takeFile(file: File): Promise<void> {
  const { translate: t } = getShownLanguage();
  const [{ takeProjectFile }, { projectStore }] = await Promise.all([
    import('../state/takeProjectFile'),
    import('../state/projectStore'),
  ]);
  const before = projectStore.get();
  const versions = await takeProjectFile(file);
  const dismiss = versions
    ? showAlert(
        t('project.taken', 'Versions from {{file}}: {{versions}}', {
          file: file.name,
          versions: Object.entries(versions)
            .map(([name, version]) => `${name} ${version}`)
            .join(', '),
        }),
        {
          label: t('undo.action', 'Undo'),
          run: () => {
            projectStore.set(before);
            dismiss();
          },
        },
      )
    : showAlert(
        t(
          'project.refused',
          '{{file}} has no versions of MUI packages. Choose a package.json or a lock file.',
          { file: file.name },
        ),
        { label: t('dialog.close', 'Close'), run: () => dismiss() },
      );
}

// Without this a browser leaves the page for the file.
function handleDragOver(event: DragEvent): void {
  if (carriesFiles(event)) event.preventDefault();
}

function handleDrop(event: DragEvent): void {
  const file = carriesFiles(event) ? event.dataTransfer?.files[0] : undefined;
  if (file) {
    event.preventDefault();
    // Without network the module is not there, and the page stays as it is.
    takeFile(file).catch(() => undefined);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('dragover', handleDragOver);
  document.addEventListener('drop', handleDrop);
}
