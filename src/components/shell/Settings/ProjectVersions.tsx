import { useId, useState, type ChangeEvent } from 'react';
import { useProjectVersions } from '../../../hooks/useProjectVersions';
import { useTranslate } from '../../../hooks/useTranslate';
import { projectStore } from '../../../state/projectStore';
import { takeProjectFile } from '../../../state/takeProjectFile';
import styles from './SettingsDialog.module.css';

/** The versions a reader's project has: from a file that never leaves the browser. */
export function ProjectVersions() {
  const t = useTranslate();
  const versions = useProjectVersions();
  const noteId = useId();
  const [refused, setRefused] = useState<string | null>(null);

  const handleChange = async ({
    currentTarget: field,
  }: ChangeEvent<HTMLInputElement>) => {
    const file = field.files?.[0];
    if (!file) return;
    const taken = await takeProjectFile(file);
    setRefused(taken ? null : file.name);
    // The same file may be chosen again, after a change.
    field.value = '';
  };

  const handleRemove = () => {
    projectStore.set(null);
    setRefused(null);
    document.getElementById(`${noteId}-field`)?.focus();
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('project.title', 'Versions in your project')}
      </legend>
      <label className={styles.file}>
        <input
          id={`${noteId}-field`}
          type="file"
          accept=".json,.lock,.yaml,application/json"
          aria-describedby={noteId}
          onChange={(event) => void handleChange(event)}
        />
        {t('project.choose', 'Choose package.json or a lock file')}
      </label>
      <div role="status">
        {refused !== null && (
          <p className={styles.hint}>
            {t(
              'project.refused',
              '{{file}} has no versions of MUI packages. Choose a package.json or a lock file.',
              { file: refused },
            )}
          </p>
        )}
        {versions && (
          <ul className={styles.versions}>
            {Object.entries(versions).map(([name, version]) => (
              <li key={name}>
                <bdi dir="ltr">
                  <code>{name}</code> {version}
                </bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {versions && (
        <button type="button" className={styles.reset} onClick={handleRemove}>
          {t('project.remove', 'Remove versions')}
        </button>
      )}
      <p id={noteId} className={styles.hint}>
        {t(
          'project.note',
          'Read in this browser and sent nowhere. The API reference marks what your versions do not have, and exported demos use them.',
        )}
      </p>
    </fieldset>
  );
}
