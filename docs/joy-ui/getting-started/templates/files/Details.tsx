import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import Download from '@mui/icons-material/Download';
import { type FileItem } from './data';
import DetailsFacts from './DetailsFacts';
import FileIcon from './FileIcon';
import RenameForm from './RenameForm';
import { type FilesState } from './useFiles';

interface DetailsProps {
  file: FileItem;
  state: FilesState;
}

export default function Details({ file, state }: DetailsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <AspectRatio ratio="3/2" maxHeight={220} sx={{ borderRadius: 'md' }}>
        {file.picture ? (
          <img src={file.picture} alt={`Preview of ${file.name}`} />
        ) : (
          <Box sx={{ '--Icon-fontSize': '4rem' }}>
            <FileIcon kind={file.kind} />
          </Box>
        )}
      </AspectRatio>
      <Typography
        level="title-lg"
        component="h2"
        sx={{ overflowWrap: 'anywhere', paddingInlineEnd: 4 }}
      >
        {file.name}
      </Typography>
      {file.picture && (
        <Button
          component="a"
          href={file.picture}
          download={file.name}
          variant="outlined"
          color="neutral"
          startDecorator={<Download />}
        >
          Download
        </Button>
      )}
      <Tabs defaultValue="facts" size="sm" sx={{ bgcolor: 'transparent' }}>
        <TabList tabFlex={1}>
          <Tab value="facts">Details</Tab>
          <Tab value="changes">Activity</Tab>
        </TabList>
        <TabPanel value="facts" sx={{ px: 0 }}>
          <DetailsFacts file={file} files={state.files} />
          {!file.inBin && <RenameForm file={file} state={state} />}
        </TabPanel>
        <TabPanel value="changes" sx={{ px: 0 }}>
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
          >
            {file.changes.map(({ who, what, when }, index) => (
              <li key={`${what}-${when}-${index}`}>
                <Typography level="title-sm">{who}</Typography>
                <Typography level="body-sm" sx={{ overflowWrap: 'anywhere' }}>
                  {what}, {when}
                </Typography>
              </li>
            ))}
          </Box>
        </TabPanel>
      </Tabs>
    </Box>
  );
}
