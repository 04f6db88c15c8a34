import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Checkbox from '@mui/joy/Checkbox';
import Typography from '@mui/joy/Typography';
import FileIcon from './FileIcon';
import FileMenu from './FileMenu';
import FileName from './FileName';
import { formatDate } from './format';
import getSize from './getSize';
import { type FilesState } from './useFiles';

interface FileGridProps {
  state: FilesState;
  label: string;
  onDetails: (id: string) => void;
}

export default function FileGrid({ state, label, onDetails }: FileGridProps) {
  const { files, shown, chosen, toggle } = state;

  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {shown.map((file) => {
        const isChosen = chosen.includes(file);
        return (
          <Card
            key={file.id}
            component="li"
            size="sm"
            variant={isChosen ? 'soft' : 'outlined'}
            color={isChosen ? 'primary' : 'neutral'}
            sx={{ '&:hover': { boxShadow: 'md' } }}
          >
            <CardOverflow>
              <AspectRatio ratio="3/2" color="neutral">
                {file.picture ? (
                  <img src={file.picture} alt="" />
                ) : (
                  <Box sx={{ '--Icon-fontSize': '3.5rem' }}>
                    <FileIcon kind={file.kind} />
                  </Box>
                )}
              </AspectRatio>
            </CardOverflow>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Checkbox
                size="sm"
                checked={isChosen}
                onChange={() => toggle(file.id)}
                slotProps={{ input: { 'aria-label': `Select ${file.name}` } }}
                sx={{ zIndex: 1 }}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <FileName overlay file={file} state={state} onDetails={onDetails} />
              </Box>
              <FileMenu file={file} state={state} onDetails={onDetails} />
            </Box>
            <Typography level="body-xs">
              {getSize(files, file)}, {formatDate(file.modified)}
            </Typography>
          </Card>
        );
      })}
    </Box>
  );
}
