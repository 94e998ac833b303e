-- Pictures that managers had added to their drafts before the pictures themselves knew it.
UPDATE "uploads" SET "draft_id" = named.draft_id
FROM (
  SELECT drafts.id AS draft_id, substring(url FROM '^/files/([0-9a-f]{40})\.webp$') AS name
  FROM "drafts" drafts, jsonb_array_elements_text(
    CASE jsonb_typeof(drafts.form_data -> 'uploadedPhotos') WHEN 'array' THEN drafts.form_data -> 'uploadedPhotos' ELSE '[]'::jsonb END
    || CASE jsonb_typeof(drafts.form_data -> 'floorplans') WHEN 'array' THEN drafts.form_data -> 'floorplans' ELSE '[]'::jsonb END
  ) AS url
) named
WHERE "uploads"."name" = named.name AND "uploads"."claimed_at" IS NOT NULL;
