import { useBadge } from '@mui/base/useBadge';
import { Box, styled } from '@mui/system';

const Row = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '8px 0',
});

const Count = styled('span')({
  padding: '2px 8px',
  borderRadius: 6,
  background: 'light-dark(#d9f2e8, #1d4a3b)',
  color: 'light-dark(#0b4736, #e5f7f0)',
  fontSize: 14,
  lineHeight: '20px',
});

function Folder({ name, files }: { name: string; files: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: files, max: 999 });

  return (
    <Row>
      {name}
      {!invisible && <Count>{displayValue} files</Count>}
    </Row>
  );
}

export default function UseBadgeCount() {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mx: 'auto', maxWidth: 260 }}
    >
      <Folder name="Contracts" files={12} />
      <Folder name="Drafts" files={0} />
      <Folder name="Photos" files={2480} />
    </Box>
  );
}
