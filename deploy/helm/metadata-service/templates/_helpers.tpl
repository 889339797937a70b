{{- define "metadata-service.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 53 | trimSuffix "-" }}
{{- end }}

{{- define "metadata-service.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 53 | trimSuffix "-" }}
{{- else if contains (include "metadata-service.name" .) .Release.Name }}
{{- .Release.Name | trunc 53 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "metadata-service.name" .) | trunc 53 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "metadata-service.selectorLabels" -}}
app.kubernetes.io/name: {{ include "metadata-service.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "metadata-service.labels" -}}
{{ include "metadata-service.selectorLabels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "metadata-service.serviceAccountName" -}}
{{- if .Values.serviceAccount.create }}
{{- default (include "metadata-service.fullname" .) .Values.serviceAccount.name }}
{{- else }}
{{- default "default" .Values.serviceAccount.name }}
{{- end }}
{{- end }}

{{/* The pod of both modes; what differs is the volume at /data. */}}
{{- define "metadata-service.pod" -}}
metadata:
  labels:
    {{- include "metadata-service.labels" . | nindent 4 }}
    {{- with .Values.podLabels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  {{- with .Values.podAnnotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  serviceAccountName: {{ include "metadata-service.serviceAccountName" . }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ .Values.terminationGracePeriodSeconds }}
  {{- with .Values.imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    fsGroupChangePolicy: OnRootMismatch
    seccompProfile:
      type: RuntimeDefault
  containers:
    - name: metadata-service
      image: {{ printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) | quote }}
      imagePullPolicy: {{ .Values.image.pullPolicy }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities:
          drop:
            - ALL
      env:
        - name: HOST
          value: "0.0.0.0"
        - name: PORT
          value: "8080"
        - name: DATA_DIR
          value: /data
        - name: WORKERS
          value: {{ .Values.workers | quote }}
        {{- if .Values.model.configMap }}
        - name: MODEL_PATH
          value: {{ range $at, $file := .Values.model.files }}{{ if $at }},{{ end }}/model/{{ $file }}{{ end }}
        {{- end }}
        {{- range $name, $value := .Values.env }}
        - name: {{ $name }}
          value: {{ if kindIs "string" $value }}{{ $value | quote }}{{ else }}{{ $value | toJson | quote }}{{ end }}
        {{- end }}
      {{- if .Values.secretName }}
      envFrom:
        - secretRef:
            name: {{ .Values.secretName }}
      {{- end }}
      ports:
        - name: http
          containerPort: 8080
      startupProbe:
        httpGet:
          path: /health
          port: http
        periodSeconds: {{ .Values.startupProbe.periodSeconds }}
        failureThreshold: {{ .Values.startupProbe.failureThreshold }}
        timeoutSeconds: 5
      readinessProbe:
        httpGet:
          path: /health/ready
          port: http
        periodSeconds: 5
        failureThreshold: 2
        timeoutSeconds: 5
      livenessProbe:
        httpGet:
          path: /health/live
          port: http
        periodSeconds: 10
        failureThreshold: 6
        timeoutSeconds: 5
      {{- if .Values.preStopSleepSeconds }}
      lifecycle:
        preStop:
          sleep:
            seconds: {{ .Values.preStopSleepSeconds }}
      {{- end }}
      resources:
        {{- toYaml .Values.resources | nindent 8 }}
      volumeMounts:
        - name: data
          mountPath: /data
        - name: tmp
          mountPath: /tmp
        {{- if .Values.model.configMap }}
        - name: model
          mountPath: /model
          readOnly: true
        {{- end }}
  volumes:
    - name: tmp
      emptyDir:
        sizeLimit: 256Mi
    {{- if eq .Values.mode "servers" }}
    - name: data
      emptyDir:
        sizeLimit: 16Mi
    {{- end }}
    {{- if .Values.model.configMap }}
    - name: model
      configMap:
        name: {{ .Values.model.configMap }}
    {{- end }}
  {{- with .Values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .Values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .Values.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- if .Values.topologySpreadConstraints }}
  topologySpreadConstraints:
    {{- toYaml .Values.topologySpreadConstraints | nindent 4 }}
  {{- else if eq .Values.mode "servers" }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "metadata-service.selectorLabels" . | nindent 10 }}
  {{- end }}
{{- end }}
