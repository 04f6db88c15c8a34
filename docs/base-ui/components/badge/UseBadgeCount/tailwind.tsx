import { useBadge } from '@mui/base/useBadge';
import clsx from 'clsx';

const countClasses = clsx(
  'rounded-md bg-[#d9f2e8] px-2 py-0.5 text-[14px] leading-[20px] text-[#0b4736]',
  'dark:bg-[#1d4a3b] dark:text-[#e5f7f0]',
);

function Folder({ name, files }: { name: string; files: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: files, max: 999 });

  return (
    <li className="flex justify-between py-2">
      {name}
      {!invisible && <span className={countClasses}>{displayValue} files</span>}
    </li>
  );
}

export default function UseBadgeCount() {
  return (
    <ul className="mx-auto max-w-65">
      <Folder name="Contracts" files={12} />
      <Folder name="Drafts" files={0} />
      <Folder name="Photos" files={2480} />
    </ul>
  );
}
