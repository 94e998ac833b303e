import { MAX_FLOORPLANS } from "#shared/contract-values.ts";
import "./manager-upload.css";
import { MAX_IMAGES } from "#shared/listing-bounds.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { FilePicker } from "#web/ui/file-picker.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { FLOORPLAN_TYPES, PHOTO_TYPES } from "./accept-files.ts";
import type { UploadedFiles } from "./api.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { useManagerUpload } from "./use-manager-upload.ts";

type ManagerUploadDialogProps = {
  draftId: string;
  onUploaded: (files: UploadedFiles) => Promise<void>;
  onClose: () => void;
  // Where payment does not follow.
  submitLabel?: string;
};

export function ManagerUploadDialog(props: ManagerUploadDialogProps) {
  const { chosen, add, remove, upload, isBusy, problem } = useManagerUpload(props);
  const hasFiles = chosen.photos.length + chosen.floorplans.length > 0;
  const close = () => !isBusy && props.onClose();
  const actions = (
    <>
      <Button disabled={isBusy} onClick={close}>
        Cancel
      </Button>
      <Button tone="primary" isBusy={isBusy} busyLabel="Uploading…" onClick={() => void upload()}>
        {props.submitLabel ?? "Upload & Continue to Payment"}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Upload photos and floor plans"
      description="They back up what the form says, and show what nobody wrote down."
      actions={actions}
      ignoresPressOutside={hasFiles}
    >
      <div className="field-rows upload-fields">
        {problem && <Notice tone="problem">{problem}</Notice>}
        <FilesField
          label="Photos"
          help={`JPEG, PNG or WebP, up to ${MAX_IMAGES}, 50MB each`}
          accept={PHOTO_TYPES}
          files={chosen.photos}
          isLocked={isBusy}
          onAdd={(files) => add("photos", files)}
          onRemove={(file) => remove("photos", file)}
        />
        <FilesField
          label="Floor plans"
          help={`Images or PDF, up to ${MAX_FLOORPLANS}, 50MB each`}
          accept={FLOORPLAN_TYPES}
          files={chosen.floorplans}
          isLocked={isBusy}
          onAdd={(files) => add("floorplans", files)}
          onRemove={(file) => remove("floorplans", file)}
        />
      </div>
    </Dialog>
  );
}

type FilesFieldProps = {
  label: string;
  help: string;
  accept: string;
  files: File[];
  isLocked: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

function FilesField({ label, help, accept, files, isLocked, onAdd, onRemove }: FilesFieldProps) {
  const what = label.toLowerCase();
  return (
    <FieldGroup label={label} help={help}>
      <ChosenFiles label={`Chosen ${what}`} files={files} isLocked={isLocked} onRemove={onRemove} />
      <FilePicker label={`Choose ${what}`} accept={accept} multiple disabled={isLocked} onFiles={onAdd} />
    </FieldGroup>
  );
}
