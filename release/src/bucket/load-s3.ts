/**
 * Loads Amazon's SDK, which only portals with a bucket need. Its warning about the versions of Node that later releases
 * of it will support is for those who update the lock file, not for those who run a portal.
 */
export async function loadS3(): Promise<typeof import('@aws-sdk/client-s3')> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return import('@aws-sdk/client-s3');
}
