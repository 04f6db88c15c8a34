import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { type FileItem, KIND_NAMES, PLACE_NAMES } from './data';
import { formatDate } from './format';
import getSize from './getSize';
import { getPath } from './tree';

interface DetailsFactsProps {
  file: FileItem;
  files: readonly FileItem[];
}

export default function DetailsFacts({ file, files }: DetailsFactsProps) {
  const { kind, modified, owner, parent, inBin, sharedWith } = file;
  const folders = getPath(files, parent).map(({ name }) => name);

  const facts = [
    { name: 'Kind', value: KIND_NAMES[kind] },
    { name: 'Size', value: getSize(files, file) },
    { name: 'Modified', value: formatDate(modified) },
    { name: 'Owner', value: owner },
    {
      name: 'Folder',
      value: inBin ? PLACE_NAMES.bin : (folders.at(-1) ?? PLACE_NAMES.files),
    },
    { name: 'Shared with', value: sharedWith.join(', ') || 'Nobody' },
  ];

  return (
    <>
      {sharedWith.length > 0 && (
        <AvatarGroup size="sm" aria-hidden sx={{ mb: 2 }}>
          {[owner, ...sharedWith].map((name) => (
            <Avatar key={name} color="primary">
              {name[0]}
            </Avatar>
          ))}
        </AvatarGroup>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 1,
          m: 0,
          mb: 2,
        }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography level="body-sm" component="dt">
              {name}
            </Typography>
            <Typography
              level="body-sm"
              component="dd"
              textColor="text.primary"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
