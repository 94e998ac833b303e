import "./kept-images.css";
import { CloseIcon } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";

// Uploaded before a reload: they are on the server already.
export function KeptImages({ urls, onRemove }: { urls: string[]; onRemove: (url: string) => void }) {
  return (
    <ul className="kept-images" aria-label="Images already uploaded">
      {urls.map((url, place) => (
        <li key={url}>
          <img src={url} alt={`Already uploaded, ${place + 1}`} />
          <IconButton label={`Remove image ${place + 1}`} onClick={() => onRemove(url)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
