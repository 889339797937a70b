import { aspectField, mapping, withCustomProperties } from '../../../entities/index.js';
import { containerProperties, editableContainerProperties } from '../../../model/index.js';
import { instancePlatform } from '../assets/index.js';
import { Container } from './container.model.js';

const UNKNOWN_PLATFORM = 'urn:li:dataPlatform:unknown';

/** The GraphQL mapping of containers. */
export const CONTAINER = mapping(Container, 'container', {
  platform: instancePlatform(() => UNKNOWN_PLATFORM),
  properties: aspectField(containerProperties, withCustomProperties),
  editableProperties: aspectField(editableContainerProperties),
});
