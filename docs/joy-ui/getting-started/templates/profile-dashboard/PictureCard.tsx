import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import PictureChoice from './PictureChoice';
import SettingsCard from './SettingsCard';

const LIMIT = 2 * 1024 * 1024;

interface PictureCardProps {
  picture: string;
  name: string;
  onChange: (src: string, message: string) => void;
}

export default function PictureCard({ picture, name, onChange }: PictureCardProps) {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const uploadRef = React.useRef<HTMLButtonElement>(null);
  const [error, setError] = React.useState('');
  const helpId = React.useId();

  function upload(file: File | undefined) {
    if (!file) return;
    if (!file.type.startsWith('image/')) {
      setError(`${file.name} is not a picture. Choose a JPEG, PNG or SVG file.`);
    } else if (file.size > LIMIT) {
      setError(`${file.name} is larger than 2 MB.`);
    } else {
      setError('');
      URL.revokeObjectURL(picture);
      onChange(URL.createObjectURL(file), 'Your new picture is saved.');
    }
  }

  return (
    <SettingsCard
      title="Picture"
      description="Shown beside your name in calendars and comments."
    >
      <Stack spacing={2}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        >
          <Avatar
            src={picture}
            alt={`Picture of ${name}`}
            sx={{ '--Avatar-size': '88px' }}
          />
          <input
            ref={inputRef}
            hidden
            type="file"
            accept="image/*"
            aria-label="Picture"
            onChange={(event) => {
              upload(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            ref={uploadRef}
            variant="outlined"
            color="neutral"
            aria-describedby={helpId}
            startDecorator={<PhotoCamera />}
            onClick={() => inputRef.current?.click()}
          >
            Upload a picture
          </Button>
          {picture !== '' && (
            <Button
              variant="plain"
              color="danger"
              startDecorator={<DeleteOutlined />}
              onClick={() => {
                uploadRef.current?.focus();
                setError('');
                onChange('', 'Your picture is removed.');
              }}
            >
              Remove
            </Button>
          )}
        </Box>
        <Typography
          id={helpId}
          level="body-sm"
          role="status"
          sx={error ? { color: 'danger.plainColor' } : {}}
        >
          {error || 'JPEG, PNG or SVG, up to 2 MB.'}
        </Typography>
        <PictureChoice
          picture={picture}
          onChange={(src, label) => {
            setError('');
            onChange(src, `“${label}” is your picture now.`);
          }}
        />
      </Stack>
    </SettingsCard>
  );
}
