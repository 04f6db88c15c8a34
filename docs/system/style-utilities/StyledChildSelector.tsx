import { styled } from '@mui/system';

const File = styled('article')({
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 300,
  padding: 12,
  '&:hover, &:focus-within': {
    backgroundColor: 'light-dark(#eceff4, #2a2f38)',
    '& .File-action': { textDecoration: 'underline' },
  },
});

const Action = styled('a')({ color: 'inherit', textDecoration: 'none' });

export default function StyledChildSelector() {
  return (
    <File>
      Invoice.pdf
      <Action className="File-action" href="/system/react-box/">
        Open
      </Action>
    </File>
  );
}
