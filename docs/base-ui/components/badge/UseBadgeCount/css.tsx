import { useBadge } from '@mui/base/useBadge';
import './styles.css';

function Folder({ name, files }: { name: string; files: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: files, max: 999 });

  return (
    <li className="folder">
      {name}
      {!invisible && <span className="folder-count">{displayValue} files</span>}
    </li>
  );
}

export default function UseBadgeCount() {
  return (
    <ul className="folders">
      <Folder name="Contracts" files={12} />
      <Folder name="Drafts" files={0} />
      <Folder name="Photos" files={2480} />
    </ul>
  );
}
