type GalleryContentsProps = { chapters: readonly { id: string; title: string }[] };

export function GalleryContents({ chapters }: GalleryContentsProps) {
  return (
    <nav aria-label="Contents" className="gallery-contents">
      <p className="note pb-3">Contents</p>
      <ol>
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="gallery-number">{String(index + 1).padStart(2, "0")}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
