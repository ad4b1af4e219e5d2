-- The key of a seller's link is kept as a digest, with an end: a link that was sent before works for seven more days.
UPDATE "proposals"
SET "seller" = ("seller" - 'linkKey') || jsonb_build_object('links', jsonb_build_array(jsonb_build_object(
  'digest', rtrim(translate(encode(sha256(convert_to("seller"->>'linkKey', 'UTF8')), 'base64'), '+/', '-_'), '='),
  'until', to_char((now() + interval '7 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)))
WHERE "seller" ? 'linkKey';
