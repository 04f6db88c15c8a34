import Chip from '@mui/material/Chip';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function InboxOutline(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinejoin="round"
      >
        <path d="M4 18 9 6h14l5 12v8H4zM4 18h7l2 4h6l2-4h7" />
      </svg>
    </SvgIcon>
  );
}

export default function IconsSvgChild() {
  return <Chip color="primary" icon={<InboxOutline />} label="12 messages" />;
}
