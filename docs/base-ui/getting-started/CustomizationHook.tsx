import { useSwitch } from '@mui/base/useSwitch';
import './viewToggle.css';

function ViewToggle({ label }: { label: string }) {
  const { getInputProps, checked, focusVisible } = useSwitch({});

  return (
    <label className="view" data-focus={focusVisible || undefined}>
      <input {...getInputProps()} aria-label={label} />
      <span data-on={!checked}>List</span>
      <span data-on={checked}>Board</span>
    </label>
  );
}

export default function CustomizationHook() {
  return <ViewToggle label="Show tasks as a board" />;
}
