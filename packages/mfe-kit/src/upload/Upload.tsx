import { FileDrop, Stack } from '@lading/ui';
import { describeLimits } from './upload-limits';
import { UploadList, type UploadListProps } from './UploadList';

interface UploadProps<D> extends UploadListProps<D> {
  /** Accessible name of the file input, such as "Documents". */
  label: string;
  /** What is sent with files that are chosen now. */
  details: D;
}

/** Area to drop or choose files, which are uploaded at once, and the list of them. */
export function Upload<D>({ label, details, uploads, describe }: UploadProps<D>) {
  const { limits, add } = uploads;
  return (
    <Stack gap="sm">
      <FileDrop
        label={label}
        multiple
        accept={[...limits.types]}
        maxSize={limits.maxBytes}
        onDrop={(files) => add(files, details)}
        // They are listed with the limit that they exceed.
        onReject={(rejected) =>
          add(
            rejected.map(({ file }) => file),
            details,
          )
        }
      >
        {describeLimits(limits)}
      </FileDrop>
      <UploadList uploads={uploads} describe={describe} />
    </Stack>
  );
}
